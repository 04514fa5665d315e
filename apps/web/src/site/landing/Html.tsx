import { Wrap } from '../layout/Wrap.tsx'

export interface HtmlProps {
  /** Made by `static-sections.server.tsx`. */
  readonly html: string
  /** Name of the section, for screen readers. */
  readonly label: string
  readonly id?: string
  readonly className?: string | undefined
  /** Class of the ground behind it, over the whole width of the window. */
  readonly ground?: string | undefined
}

/** A section whose HTML was rendered at build time. */
export function Html({ html, label, id, className, ground }: HtmlProps) {
  return (
    <section id={id} aria-label={label} className={ground}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our own components */}
      <Wrap className={className} dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  )
}
