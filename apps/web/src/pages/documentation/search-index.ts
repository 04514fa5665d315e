import { searchableParts } from './articles.server.ts'

/** What the search looks through, fetched when somebody searches. Written out while the site is built. */
export function loader() {
  return Response.json(searchableParts())
}
