/**
 * Multiplies the forms of an owner up to `count`, with numbered names, by SQL, because calling the server for each would
 * take minutes. Every second copy is published and gets three submissions of the last days. `run` executes a statement
 * with parameters in the forms' database.
 */
export async function seedForms(run, count) {
  await run(multiplyForms, [count])
  await run(
    `insert into form_versions (form_id, version, name, schema, saved_at, live_since)
     select id, 1, name, schema, updated_at, case when is_published then updated_at end from all_forms
     on conflict do nothing`,
    [],
  )
  await run(
    `insert into form_counts (form_id, submissions)
     select id, case when is_published then 3 else 0 end from all_forms on conflict do nothing`,
    [],
  )
  await run(
    `insert into submissions (form_id, id, form_version, submitted_at, search_text, data)
     select id, gen_random_uuid(), 1, now() - (day * day * interval '1 day') - (random() * interval '20 hours'), '', '{}'
     from all_forms, generate_series(0, 2) as day where is_published and name ~ ' [0-9]+$'`,
    [],
  )
  await run('vacuum (analyze)', [])
}

const multiplyForms = `
  with originals as (select *, row_number() over (order by created_at) as place, count(*) over () as many from all_forms)
  insert into all_forms
    (id, owner_id, name, description, slug, is_published, version, newest_version, schema, shape, created_at, updated_at)
  select gen_random_uuid(), owner_id, name || ' ' || i, description, case when i % 2 = 0 then 'form-' || i end, i % 2 = 0,
    1, 1, schema, shape, now() - i * interval '1 hour', now() - i * interval '1 hour'
  from generate_series((select count(*) + 1 from all_forms), $1::integer) as i
  join originals on originals.place = 1 + i % originals.many`
