import { contactAnswers } from './form.mjs'

/**
 * Fills a contact form with so many submissions, one every seven minutes back from now, by one statement: asking the
 * server for each would take an hour. `run` sends a statement with its parameters to the form's database.
 */
export async function seedSubmissions(run, formId, count) {
  await run(
    `insert into submissions
       (form_id, id, form_version, submitted_at, submitter_email, idempotency_key, search_text, data)
     select $1::uuid,
       (lpad(to_hex(i), 12, '0') || '7' || substr(md5(i::text), 1, 3) || '8' || substr(md5(i::text), 4, 15))::uuid,
       1, now() - (($2::bigint - i) * interval '7 minutes'), data ->> 'email', null,
       lower(concat_ws(e'\\n', data ->> 'email', data ->> 'full_name', data ->> 'phone',
         data ->> 'topic', data ->> 'order_number', 'plus, pro', data ->> 'message')),
       data
     from generate_series(1::bigint, $2::bigint) as i,
     lateral (select $3::jsonb || jsonb_build_object(
       'full_name', (array['Ada Lovelace', 'Zoë Nuñez', 'Grace Hopper', '李小龙'])[1 + i % 4] || ' ' || i,
       'email', 'visitor' || i || '@example.org',
       'topic', (array['Sales', 'Support', 'Other'])[1 + i % 3],
       'order_number', 'A-' || md5(i::text),
       'seats', (i * 7919 % 400)::text) as data) as made`,
    [formId, count, JSON.stringify(contactAnswers)],
  )
  await run(
    'update form_counts set submissions = submissions + $2::integer, with_email = with_email + $2::integer where form_id = $1::uuid',
    [formId, count],
  )
}
