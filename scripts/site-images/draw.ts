import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright-core'
import { type IconShape, icon } from './icon.ts'
import { socialPicture } from './social-picture.ts'

const root = dirname(dirname(import.meta.dirname))
const folder = join(root, 'apps/web/public')

interface Drawing {
  readonly file: string
  readonly width: number
  readonly height: number
  readonly html: string
}

/** Draws each image into its file. @returns the files */
export async function drawSiteImages(executablePath: string): Promise<readonly string[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    for (const { file, width, height, html } of drawings()) {
      await page.setViewportSize({ width, height })
      await page.setContent(html)
      await page.evaluate(() => document.fonts.ready)
      await page.screenshot({ path: join(folder, file), omitBackground: true })
    }
  } finally {
    await browser.close()
  }
  return drawings().map(({ file }) => join(folder, file))
}

function drawings(): readonly Drawing[] {
  return [
    { file: 'social.png', width: 1200, height: 630, html: socialPicture(inter()) },
    drawnIcon('icon-192.png', 192, 'tile'),
    drawnIcon('icon-512.png', 512, 'tile'),
    drawnIcon('icon-maskable-512.png', 512, 'maskable'),
    drawnIcon('apple-touch-icon.png', 180, 'full'),
  ]
}

function drawnIcon(file: string, size: number, shape: IconShape): Drawing {
  return { file, width: size, height: size, html: icon(size, shape) }
}

/** The font as a data URL, because a page without a URL can't load files. */
function inter(): string {
  const file = createRequire(join(root, 'apps/web/package.json')).resolve(
    '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  )
  return `data:font/woff2;base64,${readFileSync(file).toString('base64')}`
}
