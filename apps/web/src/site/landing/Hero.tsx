import { IconPlayerPlay } from '@tabler/icons-react'
import { type MouseEvent, useRef, useState } from 'react'
import { upTo } from '../../ui/breakpoints.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { GetStarted } from '../layout/GetStarted.tsx'
import { Wrap } from '../layout/Wrap.tsx'
import { Describe } from './describe/Describe.tsx'
import { Stage, type StageView } from './describe/Stage.tsx'
import { useDrawing } from './describe/use-drawing.ts'
import styles from './Hero.module.css'
import { LivingForm } from './living-form/LivingForm.tsx'

/** The first screen: describe a form, and see it beside the description. */
export function Hero() {
  const [view, setView] = useState<StageView>('try')
  const { text, setText, drawing, draw, isDrawing, problem, preload, startOver } = useDrawing()
  const input = useRef<HTMLTextAreaElement>(null)
  const stage = useRef<HTMLDivElement>(null)

  async function show() {
    if (!(await draw())) return
    setView('own')
    if (matchMedia(upTo.phone).matches) scrollTo(stage.current)
  }

  function changeView(next: StageView) {
    if (next === 'own' && drawing === null) void show()
    else setView(next)
  }

  return (
    <Wrap className={styles.hero}>
      <div>
        <h1>Forms that branch with every answer</h1>
        <p className={styles.lead}>
          Ask only what matters. Draw the logic as branches, share one link, and read every answer
          in one place. No coding.
        </p>
        <Describe
          text={text}
          onText={setText}
          onDraw={() => void show()}
          isDrawn={view === 'own'}
          isDrawing={isDrawing}
          problem={problem}
          input={input}
          onFocus={preload}
        />
        <div className={styles.ways}>
          <GetStarted size="lg" variant="plain" />
          <LinkButton
            variant="quiet"
            size="lg"
            to="#demo"
            icon={<IconPlayerPlay size={18} stroke={1.75} aria-hidden />}
            onClick={showDemo}
          >
            View Demo
          </LinkButton>
          <p className={styles.note}>Free forever plan. Open source.</p>
        </div>
      </div>
      <Stage view={view} onView={changeView} box={stage}>
        {view === 'own' && drawing !== null ? (
          <drawing.Form
            key={drawing.count}
            drawn={drawing.form}
            text={drawing.text}
            onStartOver={() => {
              startOver()
              setView('try')
              input.current?.focus()
            }}
          />
        ) : (
          <LivingForm />
        )}
      </Stage>
      <VisuallyHidden>
        <span role="status">{view === 'own' && drawing?.announcement}</span>
      </VisuallyHidden>
    </Wrap>
  )
}

/** Scrolls to the demo (spec section 2). */
function showDemo(event: MouseEvent): void {
  const demo = document.getElementById('demo')
  if (demo === null) return
  event.preventDefault()
  scrollTo(demo)
  // Screen readers continue there, too.
  demo.focus({ preventScroll: true })
}

/** Scrolls smoothly, or jumps with reduced motion. */
function scrollTo(element: Element | null): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' })
}
