import { withNode } from './shared/with-node.mjs'

// `node scripts/screenshots.mjs`: photographs every screen, in both windows and both schemes, into screenshots/.
// One that is named is taken alone: `node scripts/screenshots.mjs editor`.
await withNode(import.meta.url, async () => {
  const { mkdirSync } = await import('node:fs')
  const { join } = await import('node:path')
  const { installPackages } = await import('./shared/install-packages.mjs')
  const { buildWeb } = await import('./shared/build-web.mjs')
  const { findChromium } = await import('./shared/find-programs.mjs')
  const { giveUp } = await import('./shared/run.mjs')
  const { root } = await import('./shared/root.mjs')
  await installPackages()
  await buildWeb()
  const chromium = await findChromium({ install: true })
  if (chromium.missing) giveUp(`No pictures: ${chromium.missing}`)
  process.env.CHROMIUM = chromium.path

  const { startServer } = await import('./shared/running-server.ts')
  const { signIn, publishForm } = await import('./shared/owner-client.ts')
  const { openBrowser, openWindow, windows } = await import('../e2e/support/browser.ts')
  const { eventForm, schemaOf } = await import('../e2e/support/fourteen-types.ts')

  const folder = join(root, 'screenshots')
  mkdirSync(folder, { recursive: true })
  const server = await startServer()
  const browser = await openBrowser()
  try {
    const seeded = await seed(await signIn(server))
    const wanted = process.argv[2]
    const shots = screens(seeded).filter(({ name }) => wanted === undefined || name === wanted)
    for (const window of Object.keys(windows)) {
      for (const colorScheme of ['light', 'dark']) {
        const { page, context } = await openWindow(browser, window, { colorScheme })
        await page.goto(server.signInLink())
        await page.waitForURL('**/dashboard')
        for (const { name, path, before } of shots) {
          await page.goto(server.url + path, { waitUntil: 'networkidle' })
          await before?.(page, window)
          await page.waitForTimeout(300)
          await page.screenshot({ path: join(folder, `${name}-${window}-${colorScheme}.png`) })
        }
        await context.close()
      }
    }
    console.log(`${shots.length * 4} pictures in ${folder}`)
  } finally {
    await browser.close()
    await server.stop()
  }

  /** Forms and answers as a small association might have them. */
  async function seed(owner) {
    const event = await publishForm(owner, 'Annual meeting', schemaOf(eventForm))
    const cards = await publishForm(
      owner,
      'How was it?',
      schemaOf(
        [
          {
            type: 'radio',
            label: 'How did you like it?',
            required: true,
            options: ['Very much', 'Well enough', 'Not at all'],
          },
          {
            type: 'textarea',
            label: 'What went wrong?',
            shownWhen: {
              question: 'How did you like it?',
              condition: 'equals',
              value: 'Not at all',
            },
          },
        ],
        { displayStyle: 'single-card' },
      ),
    )
    await owner.call('POST', '/api/forms', { name: 'Newsletter' })
    const answers = Object.fromEntries(
      schemaOf(eventForm).fields.map(({ id }, index) => [id, eventForm[index].answer]),
    )
    for (const [name, email] of [
      ['Ada Lovelace', 'ada@example.org'],
      ['Charles Babbage', 'charles@example.org'],
      ['Mary Somerville', 'mary@example.org'],
    ]) {
      await owner.call('POST', `/api/public/forms/${event.slug}/submit`, {
        ...answers,
        q_full_name: name,
        q_email: email,
      })
    }
    return { event, cards }
  }

  function screens({ event, cards }) {
    const press = (name) => (page) => page.getByRole('button', { name }).first().click()
    return [
      { name: 'landing', path: '/' },
      { name: 'dashboard', path: '/dashboard' },
      { name: 'editor', path: `/forms/${event.id}/edit`, before: press('Edit Chairs') },
      { name: 'editor-settings', path: `/forms/${event.id}/edit`, before: press('Settings') },
      { name: 'preview', path: `/forms/${event.id}` },
      {
        name: 'submissions',
        path: `/forms/${event.id}/submissions`,
        before: press(/^View Details/),
      },
      { name: 'public-form', path: `/f/${event.slug}` },
      { name: 'public-form-problems', path: `/f/${event.slug}`, before: press('Submit') },
      { name: 'public-form-cards', path: `/f/${cards.slug}` },
      { name: 'public-form-not-available', path: '/f/nothing-here' },
      { name: 'not-found', path: '/nothing-here' },
    ]
  }
})
