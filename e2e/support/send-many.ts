import type { house } from './house.ts'

const atOnce = 40

/** Sends submissions concurrently, like many visitors. */
export async function sendMany(
  home: ReturnType<typeof house>,
  form: { readonly slug: string },
  count: number,
  answersOf: (visitor: number) => Readonly<Record<string, unknown>>,
): Promise<void> {
  let next = 0
  const send = async () => {
    while (next < count) {
      const visitor = next
      next += 1
      await home.call('POST', `/api/public/forms/${form.slug}/submit`, answersOf(visitor))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, send))
}
