import type { FontWeight } from './flow-measures.ts'

/** Shape of a picture, for SVG files, canvas and print. */
export type Shape = PathShape | BoxShape | TextShape

export interface PathShape {
  readonly kind: 'path'
  readonly d: string
  readonly stroke: string
  readonly strokeWidth: number
  readonly dashes?: readonly number[]
  /** position and size of a path in a 24 x 24 square; omitted when the path uses drawing coordinates */
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
  readonly dashes?: readonly number[]
}

export interface TextShape {
  readonly kind: 'text'
  readonly x: number
  /** text baseline */
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
  /** in paint order */
  readonly shapes: readonly Shape[]
}

export const glyphSquare = 24
