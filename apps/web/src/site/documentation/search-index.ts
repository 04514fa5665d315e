import { searchableParts } from './articles.server.ts'

/** The search index, built with the site and fetched on first use. */
export function loader() {
  return Response.json(searchableParts())
}
