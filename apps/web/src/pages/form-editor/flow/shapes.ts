import type { FontWeight } from './flow-measures.ts'

/** What a picture is made of: enough for an SVG file, for a canvas and for a printed page. */
export type Shape = PathShape | BoxShape | TextShape

export interface PathShape {
  readonly kind: 'path'
  readonly d: string
  readonly stroke: string
  readonly strokeWidth: number
  readonly dashed?: boolean
  /** where the path's own square of 24 begins, and how large it is drawn; absent for paths in place */
  readonly at?: { readonly x: number; readonly y: number; readonly size: number }
}

export interface BoxShape {
  readonly kind: 'box'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly radius: number
  readonly fill: string
  readonly stroke?: string
  readonly strokeWidth?: number
}

export interface TextShape {
  readonly kind: 'text'
  readonly x: number
  /** of the line that letters stand on */
  readonly y: number
  readonly text: string
  readonly size: number
  readonly weight: FontWeight
  readonly fill: string
  readonly centred?: boolean
}

export interface Drawing {
  readonly width: number
  readonly height: number
  /** in the order they are painted */
  readonly shapes: readonly Shape[]
}

export const glyphSquare = 24
export const dashes = [2, 5] as const
