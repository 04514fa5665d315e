import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { describe, expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { serverWithOwner } from '../testing/server-with-owner.ts'

const home = serverWithOwner()

async function publish(name: string, schema: FormSchema, description = '') {
  const body = { name, description, schema }
  const created = await home.owner.call('POST', '/api/forms', { body })
  const answer = await home.owner.call('POST', `/api/forms/${created.body.form.id}/publish`)
  return answer.body.form
}

describe('the page of a form', () => {
  test('has its title and social tags from name and description, as text', async () => {
    const form = await publish('"Tom" & <Jerry>', aSchema(), 'A "quiz" <b>')
    const { status, text, headers } = await home.visitor().open(`/f/${form.slug}`)
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(text).toContain('<title>&quot;Tom&quot; &amp; &lt;Jerry&gt;</title>')
    expect(text).toContain(
      '<meta property="og:title" content="&quot;Tom&quot; &amp; &lt;Jerry&gt;">',
    )
    expect(text).toContain('<meta name="description" content="A &quot;quiz&quot; &lt;b&gt;">')
    expect(text).toContain(
      `<meta property="og:url" content="http://localhost:4400/f/${form.slug}">`,
    )
  })

  test('has its description on one line in meta tags, and a picture for link previews', async () => {
    const form = await publish('Lines', aSchema(), 'First line.\n\n  Second line.')
    const { text } = await home.visitor().open(`/f/${form.slug}`)
    expect(text).toContain('<meta name="description" content="First line. Second line.">')
    expect(text).toContain('<meta property="og:description" content="First line. Second line.">')
    expect(text).toContain('<meta property="og:image" content="http://localhost:4400/social.png">')
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image">')
    expect(text).toContain('<link rel="icon" href="data:image/svg+xml,')

    const cover = '0123456789abcdef'.repeat(4)
    const covered = await publish('Covered', aSchema([{ id: 'a' }], { style: { cover } }))
    const page = await home.visitor().open(`/f/${covered.slug}`)
    expect(page.text).toContain(
      `<meta property="og:image" content="http://localhost:4400/images/${cover}">`,
    )
  })

  test('has the link preview that its owner chose, and says nothing of it to its script', async () => {
    const image = 'fedcba9876543210'.repeat(4)
    const linkPreview = { title: 'Join <us>', description: 'Two lines\nin one', image }
    const form = await publish('Chosen', aSchema([{ id: 'a' }], { linkPreview }), 'For visitors')
    const { text } = await home.visitor().open(`/f/${form.slug}`)
    expect(text).toContain('<title>Chosen</title>')
    expect(text).toContain('<meta name="description" content="For visitors">')
    for (const [name, content] of [
      ['property="og:title"', 'Join &lt;us&gt;'],
      ['name="twitter:title"', 'Join &lt;us&gt;'],
      ['property="og:description"', 'Two lines in one'],
      ['name="twitter:description"', 'Two lines in one'],
      ['property="og:image"', `http://localhost:4400/images/${image}`],
    ]) {
      expect(text).toContain(`<meta ${name} content="${content}">`)
    }
    expect(text.match(/Join/g)).toHaveLength(2)
  })

  test('has the page’s texts in its link preview where the owner chose none', async () => {
    const one = await publish(
      'Same',
      aSchema([{ id: 'a' }], { linkPreview: { title: '' } }),
      'Text',
    )
    const other = await publish('Same', aSchema([{ id: 'a' }]), 'Text')
    const headOf = async ({ slug }: { slug: string }) =>
      (await home.visitor().open(`/f/${slug}`)).text.split('</head>')[0]?.replaceAll(slug, '')
    expect(await headOf(one)).toBe(await headOf(other))
  })

  test('bears no other brand where its owner wants none', async () => {
    const form = await publish('Own', aSchema([{ id: 'a' }], { style: { madeWith: false } }))
    const { text } = await home.visitor().open(`/f/${form.slug}`)
    expect(text).not.toContain('og:image')
    expect(text).toContain('<meta name="twitter:card" content="summary">')
    // Neither the green of the product nor its mark is in the icon.
    expect(text).toContain('<link rel="icon" href="data:image/svg+xml,')
    expect(text).not.toContain('%231f7a4d')
  })

  test('is found with a final slash and with capital letters, and keeps the query', async () => {
    const { slug } = await publish('Found', aSchema())
    for (const path of [`/f/${slug}/`, `/f/${slug.toUpperCase()}`, `/f/${slug.toUpperCase()}/`]) {
      const { status, headers } = await home.visitor().call('GET', `${path}?name=Ada&x=%2F`)
      expect([path, status, headers.location]).toEqual([path, 301, `/f/${slug}?name=Ada&x=%2F`])
    }
    for (const path of ['/f/no-such-form/', '/f/No-Such-Form', '/f/']) {
      const { status } = await home.visitor().call('GET', path)
      expect([path, status]).toEqual([path, 404])
    }
  })

  test('hands its form to the script as data that cannot end the element', async () => {
    const label = '</script><script>alert(1)</script><!-- \u2028'
    const form = await publish('Hostile', aSchema([{ id: 'a', label }]))
    const { text } = await home.visitor().open(`/f/${form.slug}`)
    expect(text).not.toContain('<script>alert')
    const [, data = ''] =
      /<script type="application\/json" id="form-data">(.*?)<\/script>/s.exec(text) ?? []
    expect(JSON.parse(data).form.schema.fields[0].label).toBe(label)
  })

  test('wears the style of its owner, and of nobody else', async () => {
    const schema = aSchema()
    const styled = await publish('Styled', {
      ...schema,
      settings: { ...schema.settings, style: { accent: '#9c3a1c' } },
    })
    const plain = await publish('Plain', schema)
    const pageOf = async ({ slug }: { slug: string }) =>
      (await home.visitor().open(`/f/${slug}`)).text
    expect(await pageOf(styled)).toContain('.rf{--f-accent:#9c3a1c}</style>')
    expect(await pageOf(plain)).not.toContain('--f-accent')
  })

  test('names its first script and what that loads', async () => {
    const form = await publish('Scripts', aSchema())
    const { text } = await home.visitor().open(`/f/${form.slug}`)
    expect(text).toContain('<script type="module" src="/f-assets/assets/entry-abc123.js"></script>')
    for (const loaded of ['form-321cba', 'react-def456'])
      expect(text).toContain(
        `<link rel="modulepreload" fetchpriority="low" href="/f-assets/assets/${loaded}.js">`,
      )
    expect(text).not.toMatch(/<link[^>]*entry-abc123/)
    const script = await home.visitor().open('/f-assets/assets/entry-abc123.js')
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(script.headers['content-type']).toContain('javascript')
    for (const hidden of ['.vite/manifest.json', '../server/entry-server.js', 'assets/none.js']) {
      const answer = await home.visitor().call('GET', `/f-assets/${encodeURI(hidden)}`)
      expect([hidden, answer.status]).toEqual([hidden, 404])
    }
  })

  test('preloads scripts at its end, and in the head if it is long', async () => {
    const isInHead = async (count: number) => {
      const fields = Array.from({ length: count }, (_, at) => ({
        id: `f${at}`,
        label: 'A question of usual length '.repeat(4),
      }))
      const { slug } = await publish('Length', aSchema(fields))
      const { text } = await home.visitor().open(`/f/${slug}`)
      return text.indexOf('rel="modulepreload"') < text.indexOf('<body>')
    }
    expect([await isInHead(2), await isInHead(800)]).toEqual([false, true])
  })

  test('preloads the scripts of its kinds of field, and no others', async () => {
    const preloaded = async (field: Partial<Field>) => {
      const { slug } = await publish('Kinds', aSchema([{ id: 'a', ...field }]))
      const { text } = await home.visitor().open(`/f/${slug}`)
      return [
        ...text.matchAll(/modulepreload" fetchpriority="low" href="\/f-assets\/assets\/(\w+)-/g),
      ].map(([, name]) => name)
    }
    expect(await preloaded({ type: 'text' })).toEqual(['form', 'react'])
    const rating = await preloaded({ type: 'rating', options: ['1', '2', '3'] })
    expect(rating.toSorted()).toEqual(['form', 'further', 'rating', 'react', 'steps'])
  })

  test('has the texts of its kinds of field, and no others', async () => {
    const textsOf = async (field: Partial<Field>) => {
      const { slug } = await publish('Texts', aSchema([{ id: 'a', ...field }]))
      const { text } = await home.visitor().open(`/f/${slug}`)
      return JSON.parse(/id="form-data">(.*?)<\/script>/.exec(text)?.[1] ?? '{}').words
    }
    expect(await textsOf({ type: 'text' })).not.toHaveProperty('steps')
    expect(await textsOf({ type: 'rating', options: ['1', '2', '3'] })).toHaveProperty('steps')
  })

  test('may be framed by anybody, and runs no script but its own', async () => {
    const form = await publish('Framed', aSchema())
    const { headers } = await home.visitor().open(`/f/${form.slug}`)
    expect(headers['content-security-policy']).toContain('frame-ancestors *')
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('is sent compressed where it can be read, and not again while it is the same', async () => {
    const form = await publish(
      'Compressed',
      aSchema([{ id: 'a', description: 'long '.repeat(500) }]),
    )
    const get = (headers: Record<string, string>) =>
      home.server.app.inject({
        url: `/f/${form.slug}`,
        headers: { host: 'localhost:4400', ...headers },
      })
    const plain = await get({})
    const brotli = await get({ 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await get({ 'accept-encoding': 'gzip, br;q=0' })
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    expect([plain.headers.vary, brotli.headers['content-encoding']]).toEqual([
      'sec-fetch-dest, accept-language, accept-encoding',
      'br',
    ])
    const again = await get({ 'if-none-match': String(plain.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('changes with a save, and is gone with unpublish', async () => {
    const form = await publish('First', aSchema())
    const first = await home.visitor().open(`/f/${form.slug}`)
    await home.owner.call('PUT', `/api/forms/${form.id}`, {
      body: { name: 'Second', schema: aSchema() },
    })
    const second = await home.visitor().open(`/f/${form.slug}`)
    expect(second.text).toContain('<title>Second</title>')
    expect(second.headers.etag).not.toBe(first.headers.etag)
    await home.owner.call('POST', `/api/forms/${form.id}/unpublish`)
    const gone = await home.visitor().open(`/f/${form.slug}`)
    expect(gone.status).toBe(404)
    expect(gone.text).toContain('Form not found or not published')
  })
})

describe('without JavaScript', () => {
  const schema = aSchema([
    { id: 'name', required: true },
    { id: 'tags', type: 'checkbox', options: ['a', 'b', 'c'] },
    { id: 'why', type: 'textarea' },
  ])

  test('a form is posted by the browser itself and answered with thanks', async () => {
    const form = await publish('Plain', schema)
    const sent = await home.visitor().post(`/f/${form.slug}`, [
      ['name', 'Bob'],
      ['tags', 'a'],
      ['tags', 'c'],
      ['why', 'two\r\nlines'],
      ['unknown', 'x'],
    ])
    expect([sent.status, sent.headers['cache-control']]).toEqual([303, 'no-store'])
    const thanks = await home.visitor().open(sent.headers.location ?? '')
    expect([thanks.status, thanks.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(thanks.text).toContain('Thank You!')
    const { body } = await home.owner.call('GET', `/api/forms/${form.id}/submissions`)
    expect(body.submissions[0].data).toEqual({ name: 'Bob', tags: ['a', 'c'], why: 'two\nlines' })
  })

  test('two presses of the button store once, and another answer is stored beside it', async () => {
    const form = await publish('Twice', schema)
    const visitor = home.visitor()
    const press = (name: string) => visitor.post(`/f/${form.slug}`, [['name', name]])
    const sent = await Promise.all([press('Bob'), press('Bob'), press('Eve')])
    expect(sent.map(({ status }) => status)).toEqual([303, 303, 303])
    expect((await press('Bob')).status).toBe(303)
    const { body } = await home.owner.call('GET', `/api/forms/${form.id}/submissions`)
    const names = body.submissions.map(({ data }: { data: { name: string } }) => data.name)
    expect(names.toSorted()).toEqual(['Bob', 'Eve'])
  })

  test('what is missing is said on a page that keeps everything typed', async () => {
    const form = await publish('Missing', schema)
    const sent = await home.visitor().post(`/f/${form.slug}`, [['why', 'because "x" <y>']])
    expect(sent.status).toBe(422)
    expect(sent.text).toContain('value="because &quot;x&quot; &lt;y>"')
    expect(sent.text).toContain('<em>required</em>')
    const { body } = await home.owner.call('GET', `/api/forms/${form.id}/submissions`)
    expect(body.submissions).toEqual([])
  })

  test('the script is told with what the page came back, or it would begin anew', async () => {
    const form = await publish('Told', schema)
    const sent = await home.visitor().post(`/f/${form.slug}`, [['why', 'because']])
    const data = /id="form-data">(.*?)<\/script>/.exec(sent.text)?.[1] ?? ''
    expect(JSON.parse(data)).toMatchObject({
      answers: { why: 'because' },
      problems: [{ fieldId: 'name', code: 'required' }],
    })
  })

  test('a file that was named before is not forgotten with its empty control', async () => {
    const form = await publish('File', aSchema([{ id: 'cv', type: 'file' }]))
    await home.visitor().post(`/f/${form.slug}`, [
      ['cv', 'cv.pdf'],
      ['cv', ''],
    ])
    const { body } = await home.owner.call('GET', `/api/forms/${form.id}/submissions`)
    expect(body.submissions[0].data).toEqual({ cv: 'cv.pdf' })
  })

  test('a fixed price is stored as the owner set it, whatever a post says', async () => {
    const form = await publish(
      'Shop',
      aSchema([{ id: 'shirt', type: 'price', label: 'Shirt', fixedPrice: 1999 }, { id: 'size' }]),
    )
    const sent = await home.visitor().post(`/f/${form.slug}`, [
      ['shirt', '0.01'],
      ['size', 'M'],
    ])
    expect(sent.status).toBe(303)
    const { body } = await home.owner.call('GET', `/api/forms/${form.id}/submissions`)
    expect(body.submissions[0].data).toEqual({ shirt: '19.99', size: 'M' })
  })

  test('characters that cannot be stored are refused, and the rest is kept', async () => {
    const form = await publish('Characters', schema)
    const sent = await home.visitor().post(`/f/${form.slug}`, [
      ['name', 'a\0b'],
      ['why', 'kept'],
    ])
    expect(sent.status).toBe(400)
    expect(sent.text).toContain('value="kept"')
  })

  test('the thanks lead on to the owner’s address after two seconds', async () => {
    const form = await publish(
      'Onward',
      aSchema([{ id: 'a' }], { redirectUrl: 'https://example.org/?a=1&b=2' }),
    )
    const sent = await home.visitor().post(`/f/${form.slug}`, [])
    const thanks = await home.visitor().open(sent.headers.location ?? '')
    expect(thanks.text).toContain(
      '<meta http-equiv="refresh" content="2;url=https://example.org/?a=1&amp;b=2">',
    )
  })

  test('a second post of a form with one response per person gets the page of a form already answered', async () => {
    const form = await publish('Once', aSchema([{ id: 'a' }], { allowMultipleSubmissions: false }))
    const visitor = home.visitor()
    expect((await visitor.post(`/f/${form.slug}`, [['a', '1']])).status).toBe(303)
    const second = await visitor.post(`/f/${form.slug}`, [['a', '2']])
    expect(second.status).toBe(409)
    expect(second.text).toContain('<h2>Already answered</h2>')
    expect(second.text).not.toContain('<form')
  })

  test('JSON, which no browser posts by itself, is refused', async () => {
    const form = await publish('Types', aSchema())
    const sent = await home.visitor().call('POST', `/f/${form.slug}`, {
      body: '<x/>',
      headers: { 'content-type': 'application/xml' },
    })
    expect(sent.status).toBe(415)
  })
})

test('a slug is the form’s name and a short end, and can be changed to a free one', async () => {
  const form = await publish('Crème Brûlée, 2nd round!', aSchema())
  expect(form.slug).toMatch(/^creme-brulee-2nd-round-[a-z0-9]{6}$/)
  const other = await publish('未来', aSchema())
  expect(other.slug).toMatch(/^weilai-[a-z0-9]{6}$/)
  const changed = await home.owner.call('PUT', `/api/forms/${other.id}/slug`, {
    body: { slug: 'mirai' },
  })
  expect(changed.body.form.slug).toBe('mirai')
  const taken = await home.owner.call('PUT', `/api/forms/${form.id}/slug`, {
    body: { slug: 'mirai' },
  })
  expect([taken.status, taken.body.code]).toEqual([409, 'slug_taken'])
  expect((await home.visitor().open('/f/mirai')).status).toBe(200)
})
