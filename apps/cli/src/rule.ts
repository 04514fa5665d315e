import { readFile } from 'node:fs/promises'
import { formSchema } from '@ramiform/contract/form-schema'
import type { Field } from '@ramiform/core/field'
import { json } from '@ramiform/formats/importers/json/json'
import { decodeText } from '@ramiform/formats/reading/decode-text'
import { understandSentence } from '@ramiform/language/chat/understand-sentence'
import type { Understanding, UnderstoodRule } from '@ramiform/language/chat/understanding'
import { z } from 'zod'
import { BadInput, type Command, command } from './command.ts'
import { fieldIds } from './field-ids.ts'

const line = z.object({ sentence: z.string(), fields: z.array(z.unknown()).optional() })

export const ruleReads = 'a sentence; with --jsonl lines of {"sentence", "fields"}'
export const ruleWrites =
  '{"title", "confidence", "formConfig"}, with "rules" for several; {"confidence", ...} for none'

/** `rule` for sentences about one form; with `--jsonl` a line may bring fields of its own. */
export function ruleCommand(fields: readonly Field[], isLines: boolean): Command {
  if (!isLines) {
    return {
      reads: ruleReads,
      writes: ruleWrites,
      run(sentence) {
        if (sentence.trim() === '') throw new BadInput('The input is empty')
        return resultOf(understandSentence(sentence, fields))
      },
    }
  }
  return command(line, ruleReads, ruleWrites, ({ sentence, fields: own }) =>
    resultOf(understandSentence(sentence, own === undefined ? fields : fieldsOf(own))),
  )
}

/** The fields of a file: a form as it is exported, its schema, or only a list of fields. */
export async function formFields(path: string): Promise<readonly Field[]> {
  let text: string
  try {
    text = decodeText(await readFile(path))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BadInput(`Could not read the form: ${reason}`)
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new BadInput('The form is not JSON')
  }
  return fieldsOf(value)
}

/** Fields as they are stored keep everything; anything else is read as the import reads it. */
function fieldsOf(value: unknown): readonly Field[] {
  const list = listIn(value)
  if (list?.length === 0) return []
  const stored = formSchema.safeParse({ fields: list, settings: {} })
  if (stored.success) return stored.data.fields
  const read = json.read(JSON.stringify(list ?? value), fieldIds())
  if ('problem' in read) throw new BadInput('No valid fields found in the form')
  return read.fields
}

function listIn(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value
  if (typeof value !== 'object' || value === null) return null
  const schema = 'schema' in value ? value.schema : 'form' in value ? value.form : undefined
  if (schema !== undefined) return listIn(schema)
  return 'fields' in value && Array.isArray(value.fields) ? value.fields : null
}

/**
 * One sentence gives one line: its rule at the top, and where it asks for several all of them under `rules`. What is no
 * rule is told as the question or the reason.
 */
function resultOf(understood: readonly Understanding[]): object {
  const rules = understood.filter((one) => one.kind === 'rule')
  const [first] = rules
  const others = understood.filter((one) => one.kind !== 'rule')
  return {
    ...(first === undefined
      ? { confidence: Math.max(0, ...others.map(({ confidence }) => confidence)) }
      : configOf(first)),
    ...(rules.length > 1 && { rules: rules.map(configOf) }),
    ...remarkOf(others),
  }
}

const configOf = ({ title, confidence, formConfig, assumed }: UnderstoodRule) => ({
  title,
  confidence,
  formConfig,
  ...(assumed.length > 0 && { assumed }),
})

function remarkOf([other]: readonly Understanding[]): object {
  if (other?.kind === 'question') return { question: other.question, choices: other.choices }
  return other?.kind === 'declined' ? { reason: other.reason, hint: other.hint } : {}
}
