import { type Picture, pictureNamed } from '../articles/pictures.server.ts'
import text from './features.md?raw'

/** A group of features, as a section of features.md describes it. */
export interface FeatureGroup {
  readonly name: string
  readonly claim: string
  /** screenshot; null for features without a screen, which show terminal output */
  readonly picture: { readonly alt: string; readonly files: Picture } | null
  /** each with a link to its explanation */
  readonly features: readonly {
    readonly title: string
    readonly to: string
    readonly text: string
  }[]
}

export function readFeatures(): readonly FeatureGroup[] {
  const [, ...sections] = text.split(/^## /m)
  return sections.map((section) => {
    const [name = '', claim = ''] = section.split('\n\n')
    const [, alt = '', picture] = /^!\[(.+)\]\(([\w-]+)\)$/m.exec(section) ?? []
    return {
      name,
      claim,
      picture: picture === undefined ? null : { alt, files: pictureNamed(picture) },
      features: [...section.matchAll(/^- \[(.+)\]\((.+)\): (.+)$/gm)].map(
        ([, title = '', to = '', what = '']) => ({ title, to, text: what }),
      ),
    }
  })
}
