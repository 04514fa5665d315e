import { type Migration, sql } from './migration.ts'

/**
 * Periods in which a version of a form was live. Only such versions accept submissions from visitors who had the form
 * open (decision 184). The current version of a published form is live now. Older versions count as never live, because
 * their history is unknown and a draft must not become answerable. `live_until` is null while a version is live.
 */
export const liveVersions: Migration = sql(`
  alter table form_versions
    add column live_since timestamptz(3),
    add column live_until timestamptz(3),
    add check (live_until is null or live_since is not null);

  update form_versions
  set live_since = form_versions.saved_at
  from forms
  where forms.is_published
    and form_versions.form_id = forms.id
    and form_versions.version = forms.version;
`)
