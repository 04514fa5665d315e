import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { DrawnFormProps } from './DrawnForm.tsx'
import type { DrawnForm } from './drawn-form.ts'
import { examples } from './examples.ts'
import { sizeText } from './size-text.ts'

const load = () =>
  Promise.all([import('./drawn-form.ts'), import('./DrawnForm.tsx')]).then(
    ([{ drawForm }, { default: Form }]) => ({ drawForm, Form }),
  )

interface Drawing {
  readonly form: DrawnForm
  readonly text: string
  readonly Form: ComponentType<DrawnFormProps>
  /** Read by screen readers. */
  readonly announcement: string
  /** Number of the drawing, so that each one is drawn in motion. */
  readonly count: number
}

/** The description and the form drawn from it. Its code loads when the input gets the focus. */
export function useDrawing() {
  const [text, setText] = useState('')
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  const [isDrawing, setIsDrawing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  async function draw(): Promise<boolean> {
    const words = text.trim() === '' ? examples[0].text : text
    setText(words)
    setIsDrawing(true)
    const loaded = await load().catch((failure: unknown) => {
      console.warn(failure)
      return null
    })
    if (!isMounted.current) return false
    setIsDrawing(false)
    if (loaded === null) {
      setProblem('Drawing could not be loaded. Check your connection and try again.')
      return false
    }
    const form = loaded.drawForm(words)
    if (form === null) {
      setProblem('No questions found. Name the things you want to ask.')
      return false
    }
    setProblem(null)
    setDrawing((last) => ({
      form,
      text: words,
      Form: loaded.Form,
      announcement: sizeText(form.fields),
      count: (last?.count ?? 0) + 1,
    }))
    return true
  }

  return {
    text,
    drawing,
    isDrawing,
    problem,
    draw,
    setText(next: string) {
      setText(next)
      setProblem(null)
    },
    preload: () => void load().catch(() => {}),
    startOver() {
      setText('')
      setDrawing(null)
      setProblem(null)
    },
  }
}
