import { expect, test } from 'vitest'
import type { Recognizer } from './recognizer.ts'
import { recognizerOf } from './recognizer.ts'
import { createVoice } from './voice.ts'

/** A stand-in for the browser's recognizer, which says what it is told to have heard. */
function aMicrophone({ refuses = false } = {}) {
  const made: Recognizer[] = []
  class StandIn implements Recognizer {
    lang = ''
    continuous = true
    interimResults = false
    maxAlternatives = 9
    onresult: Recognizer['onresult'] = null
    onerror: Recognizer['onerror'] = null
    onend: Recognizer['onend'] = null
    constructor() {
      made.push(this)
    }
    start() {
      if (refuses) throw new DOMException('already started', 'InvalidStateError')
    }
    stop() {
      this.onend?.()
    }
    abort() {
      this.onerror?.({ error: 'aborted' })
      this.onend?.()
    }
  }
  const heard: string[] = []
  const voice = createVoice(StandIn, {
    begins: () => heard.push('begins'),
    hears: (phrase) => heard.push(phrase),
  })
  const say = (...parts: string[]) =>
    made.at(-1)?.onresult?.({ results: parts.map((transcript) => [{ transcript }]) })
  const fail = (error: string) => made.at(-1)?.onerror?.({ error })
  return { voice, made, heard, say, fail, state: () => voice.getState() }
}

test('it listens to one phrase of American English, with interim results and one alternative', () => {
  const { voice, made, state } = aMicrophone()
  voice.toggle()
  expect(state()).toEqual({ kind: 'listening' })
  expect(made[0]).toMatchObject({
    lang: 'en-US',
    continuous: false,
    interimResults: true,
    maxAlternatives: 1,
  })
})

test('interim results are replaced, and the phrase ends by itself', () => {
  const { voice, made, heard, say, state } = aMicrophone()
  voice.toggle()
  say('show')
  say('show lunch ', 'when')
  made[0]?.onend?.()
  expect(heard).toEqual(['begins', 'show', 'show lunch when'])
  expect(state()).toEqual({ kind: 'idle' })
})

test('a second press stops, and a third listens again', () => {
  const { voice, made, state } = aMicrophone()
  voice.toggle()
  voice.toggle()
  expect(state()).toEqual({ kind: 'idle' })
  voice.toggle()
  expect([state().kind, made.length]).toEqual(['listening', 2])
})

test.each([
  ['no-speech', 'No speech detected. Please try again.'],
  ['audio-capture', 'Microphone not accessible. Please check permissions.'],
  ['not-allowed', 'Microphone permission denied. Please enable microphone access.'],
  ['network', 'Network error occurred during speech recognition.'],
  ['language-not-supported', 'Speech recognition error: language-not-supported'],
  ['service-not-allowed', 'Speech recognition error: service-not-allowed'],
  ['toString', 'Speech recognition error: toString'],
])('%s is told, and stays after the end that follows it', (code, message) => {
  const { voice, made, fail, state } = aMicrophone()
  voice.toggle()
  fail(code)
  made[0]?.onend?.()
  expect(state()).toEqual({ kind: 'error', message })
})

test('a microphone that does not start is reported', () => {
  const { voice, state } = aMicrophone({ refuses: true })
  voice.toggle()
  expect(state()).toEqual({ kind: 'error', message: 'Failed to start speech recognition' })
})

test('sending cancels listening: later results are ignored, and it is no error', () => {
  const { voice, heard, say, state } = aMicrophone()
  voice.toggle()
  voice.stop()
  say('too late')
  expect([heard, state()]).toEqual([['begins'], { kind: 'idle' }])
})

test('a browser without recognition reports that it has none', () => {
  expect(recognizerOf({})).toBeNull()
  expect(recognizerOf({ webkitSpeechRecognition: Object })).toBe(Object)
  const voice = createVoice(null, { begins: () => {}, hears: () => {} })
  voice.toggle()
  expect(voice.getState()).toEqual({
    kind: 'error',
    message: 'Speech recognition not supported in this browser',
  })
})
