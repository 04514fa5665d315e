import { siteAddress } from './site-address.ts'

export interface PageHeadProps {
  /** The product's name is added if the title does not have it. */
  readonly title: string
  /** For search results and link previews, 50 to 160 characters. */
  readonly description: string
  /** With a leading slash, without a query. */
  readonly path: string
  /** Path of an image with 1200 x 630 pixels. */
  readonly image?: string
}

/** Metadata for search engines and link previews. */
export function PageHead({ title, description, path, image = '/social.png' }: PageHeadProps) {
  const address = siteAddress()
  return (
    <>
      <title>{title.includes('Ramiform') ? title : `${title} · Ramiform`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address + path} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Ramiform" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address + path} />
      <meta property="og:image" content={address + image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
