import { IconAlertCircle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useEditor } from '../../../editing/editor-context.tsx'
import styles from './SettingsDrawer.module.css'
import { type SectionId, sections } from './sections.ts'
import type { SettingProblems } from './setting-problems.ts'

/** All settings sections, with a navigation list. The list marks the visible section and those with problems. */
export function Sections({
  problems,
  children,
}: {
  problems: SettingProblems
  children: ReactNode
}) {
  const { screen } = useEditor()
  const [at, setAt] = useState<SectionId>('general')
  const scroll = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLElement>(null)

  // On phones the navigation is a row that scrolls horizontally.
  useEffect(() => {
    const row = list.current
    const button = row?.querySelector<HTMLElement>('[aria-current]')
    if (!row || !button || row.scrollWidth <= row.clientWidth) return
    row.scrollTo({ left: button.offsetLeft - row.clientWidth / 2 + button.offsetWidth / 2 })
  })

  function onScroll() {
    const area = scroll.current
    if (area === null) return
    const isAtEnd = area.scrollTop + area.clientHeight >= area.scrollHeight - 4
    const passed = sections.filter(({ id }) => {
      const section = area.querySelector<HTMLElement>(`#settings-${id}`)
      return section !== null && section.offsetTop <= area.scrollTop + 80
    })
    const last = isAtEnd && area.scrollTop > 0 ? sections.at(-1) : passed.at(-1)
    if (last !== undefined) setAt(last.id)
  }

  return (
    <div className={styles.columns}>
      <nav ref={list} aria-label="Sections">
        {sections.map(({ id, name, paths }) => {
          const wrong = paths.filter((path) => problems[path] !== null).length
          return (
            <button
              key={id}
              type="button"
              aria-current={at === id ? 'true' : undefined}
              onClick={() => {
                if (id === 'style') {
                  screen.close()
                  screen.show('design')
                  return
                }
                scroll.current?.querySelector(`#settings-${id}`)?.scrollIntoView()
                setAt(id)
              }}
            >
              {name}
              {wrong > 0 && (
                <span className={styles.wrong} role="img" aria-label={problemCount(wrong)}>
                  <IconAlertCircle size={16} stroke={2} aria-hidden />
                </span>
              )}
            </button>
          )
        })}
      </nav>
      <div ref={scroll} className={styles.scroll} onScroll={onScroll}>
        {children}
      </div>
    </div>
  )
}

function problemCount(count: number): string {
  return count === 1 ? ', 1 problem' : `, ${count} problems`
}

export function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  const name = sections.find((section) => section.id === id)?.name
  return (
    <section
      id={`settings-${id}`}
      className={styles.section}
      aria-labelledby={`settings-${id}-name`}
    >
      <h3 id={`settings-${id}-name`}>{name}</h3>
      {children}
    </section>
  )
}

/** Note with important information for the owner. */
export function Note({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>
}
