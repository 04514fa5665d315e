import type { Database } from '../../apps/server/src/database/connect.ts'

/** Inserts submissions of version 1, one every seven minutes back from now; the last is the newest. */
export async function insertSubmissions(
  database: Database,
  formId: string,
  answers: readonly object[],
): Promise<void> {
  const parameters = [formId, JSON.stringify(answers)]
  await database.prepared({ name: '', text: insertAll }, parameters)
  const count = 'update form_counts set submissions = submissions + $2::integer where form_id = $1'
  await database.prepared({ name: '', text: count }, [formId, answers.length])
}

const insertAll = `
  insert into submissions (form_id, id, form_version, submitted_at, idempotency_key, search_text, data)
  select $1::uuid,
    (lpad(to_hex(i), 12, '0') || '7' || substr(md5(i::text), 1, 3) || '8' || substr(md5(i::text), 4, 15))::uuid,
    1, now() - ((jsonb_array_length($2::jsonb) - i) * interval '7 minutes'), md5(i::text), '', data
  from jsonb_array_elements($2::jsonb) with ordinality as made (data, i)`
