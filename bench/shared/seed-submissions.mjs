import { contactAnswers } from './form.mjs'

const atATime = 10_000

/**
 * Inserts submissions into a contact form, one every seven minutes back from now. Calling the server for each would
 * take an hour. `run` executes a statement with parameters in the form's database.
 */
export async function seedSubmissions(run, formId, count) {
  const sample = JSON.stringify(contactAnswers)
  for (let first = 1; first <= count; first += atATime) {
    const last = Math.min(count, first + atATime - 1)
    await run(insertMany, [formId, count, first, last, sample])
  }
  await run(
    `update form_counts set submissions = submissions + $2::integer, with_email = with_email + $2::integer
     where form_id = $1::uuid`,
    [formId, count],
  )
  await run('vacuum (analyze) submissions', [])
}

const insertMany = `
  insert into submissions
    (form_id, id, form_version, submitted_at, submitter_email, idempotency_key, search_text, data)
  select $1::uuid,
    (lpad(to_hex(i), 12, '0') || '7' || substr(md5(i::text), 1, 3) || '8' || substr(md5(i::text), 4, 15))::uuid,
    1, now() - (($2::bigint - i) * interval '7 minutes'), data ->> 'email', md5(i::text),
    lower(concat_ws(e'\n', data ->> 'email', data ->> 'full_name', data ->> 'phone', data ->> 'topic',
      data ->> 'order_number', 'plus, pro', data ->> 'message')),
    data
  from generate_series($3::bigint, $4::bigint) as i,
  lateral (select $5::jsonb || jsonb_build_object(
    'full_name', (array['Ada Lovelace', 'Zoë Nuñez', 'Grace Hopper', '李小龙'])[1 + i % 4] || ' ' || i,
    'email', 'visitor' || i || '@example.org',
    'topic', (array['Sales', 'Support', 'Other'])[1 + i % 3],
    'order_number', 'A-' || md5(i::text),
    'seats', (i * 7919 % 400)::text) as data) as made`
