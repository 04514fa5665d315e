import { readFile } from 'node:fs/promises'
import { formSchema } from '@ramiform/contract/form-schema'
import { withNamesInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import type { Field } from '@ramiform/core/field'
import { json } from '@ramiform/formats/importers/json/json'
import { decodeText } from '@ramiform/formats/reading/decode-text'
import { understandSentence } from '@ramiform/language/chat/understand-sentence'
import type { Understanding, UnderstoodRule } from '@ramiform/language/chat/understanding'
import { z } from 'zod'
import { BadInput, type Command, command } from './command.ts'
import { fieldIds } from './field-ids.ts'

const line = z.object({ sentence: z.string(), fields: z.array(z.unknown()).optional() })

/** Description of the input of `rule`, for the help. */
export const ruleReads = 'a sentence; with --jsonl lines of {"sentence", "fields"}'
/** Description of the output of `rule`, for the help. */
export const ruleWrites =
  '{"title", "confidence", "formConfig"}, with "rules" for several; {"confidence", ...} for none'

/** Creates the `rule` command. With `--jsonl`, each line may contain fields that replace the form's fields. */
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

/**
 * Reads the fields of a file: an exported form, a form schema, or a list of fields.
 * @throws BadInput when the file is unreadable, not JSON, or has no valid fields
 */
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

/** Reads fields in the stored format without loss. Other formats go through the JSON importer. */
function fieldsOf(value: unknown): readonly Field[] {
  const list = listIn(value)
  if (list?.length === 0) return []
  const stored = formSchema.safeParse({ fields: list?.map(withoutSection), settings: {} })
  if (stored.success) return withNamesInTexts(stored.data).fields
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
 * Formats the result for one sentence. The first rule is at the top level; several rules are also listed in `rules`. A
 * sentence without a rule returns a question or a reason instead.
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

/** The command reads a list of fields, which has no sections. */
function withoutSection(field: unknown): unknown {
  if (typeof field !== 'object' || field === null) return field
  const { section: _section, ...rest } = field as { readonly section?: unknown }
  return rest
}
