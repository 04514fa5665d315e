import type { FormSchema } from '@ramiform/core/form'
import { afterAll, beforeAll } from 'vitest'
import { buildTestApp, type TestApp } from './build-test-app.ts'
import { publishedForm } from './published-form.ts'
import type { TestBrowser } from './test-browser.ts'

/** A server and a signed-in owner for the tests of a file. Both start before the first test. */
export function serverWithOwner() {
  let server: TestApp
  let owner: TestBrowser
  beforeAll(async () => {
    server = await buildTestApp()
    owner = await server.owner()
  })
  afterAll(() => server.close())
  return {
    get server() {
      return server
    },
    get owner() {
      return owner
    },
    visitor: (language?: string) => server.visitor(language),
    publish: (schema: FormSchema) => publishedForm(server, owner, schema),
  }
}
