import { type Migration, sql } from './migration.ts'

/** Index of the link preview images that form versions use, to find unused images. */
export const linkPreviews: Migration = sql(`
  create index form_versions_link_preview
    on form_versions ((schema #>> '{settings,linkPreview,image}'))
    where schema #>> '{settings,linkPreview,image}' is not null;
`)
