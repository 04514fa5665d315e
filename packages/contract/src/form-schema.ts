import { languages } from '@ramiform/core/built-in-texts/languages'
import { maxClosingResponses } from '@ramiform/core/closing'
import { logicMembers, logicsIn } from '@ramiform/core/conditions/logic-members'
import { offersProblem } from '@ramiform/core/conditions/offer-problem'
import { currencies } from '@ramiform/core/currency'
import { dayLimitsProblem } from '@ramiform/core/day-limits'
import { defaultAnswerProblem } from '@ramiform/core/default-answer'
import { type Field, stepShapes, submitterEmailKey } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import {
  type FormSchema,
  formDensities,
  formFonts,
  styleRanges,
  textFonts,
} from '@ramiform/core/form'
import { sourcesOf } from '@ramiform/core/form-shape'
import { limits } from '@ramiform/core/limits'
import { picturesProblem } from '@ramiform/core/option-pictures'
import { otherProblem } from '@ramiform/core/other'
import { maxAmount } from '@ramiform/core/payments/currencies'
import { scenarioLimits } from '@ramiform/core/scenario'
import {
  answerSettingProblems,
  choiceSettingProblems,
  numberSettingProblems,
} from '@ramiform/core/setting-problems'
import { shuffleProblem } from '@ramiform/core/shuffle-problem'
import { isTimeZone } from '@ramiform/core/submissions/days'
import { strayRows, usedTables } from '@ramiform/core/table'
import { fieldTypes } from '@ramiform/fields'
import { fileKindNames } from '@ramiform/fields/file/file-kinds'
import { uploadCeilings } from '@ramiform/fields/file/upload-limits'
import { z } from 'zod'
import { answers } from './answers.ts'
import { conditional, fieldId } from './conditional-schema.ts'
import { imageId, mailbox, text, webAddress } from './text.ts'
import { translations } from './translation-schema.ts'
import { value } from './value-schema.ts'

/** Amount in the smallest unit of the currency, such as cents. */
const cents = z.int().min(0).max(maxAmount)

const paymentSettings = z.strictObject({
  currency: z.enum(currencies).optional(),
  allowCustomAmount: z.boolean().optional(),
  amount: cents.optional(),
  minAmount: cents.optional(),
  maxAmount: cents.optional(),
  items: z
    .array(z.strictObject({ price: fieldId, quantity: fieldId.optional() }))
    .max(limits.paymentItems)
    .optional(),
  value: fieldId.optional(),
  collectShipping: z.boolean().optional(),
  collectBilling: z.boolean().optional(),
  enableLink: z.boolean().optional(),
})

const uploadSettings = z.strictObject({
  maxMegabytes: z.int().min(1).max(uploadCeilings.megabytes).optional(),
  maxFiles: z.int().min(1).max(uploadCeilings.files).optional(),
  kinds: z
    .array(
      z
        .string()
        .refine(
          (kind) => fileKindNames.some((name) => name === kind),
          `must be one of ${fileKindNames.join(', ')}`,
        ),
    )
    .max(fileKindNames.length)
    .optional(),
})

/** Look of a rating or scale (decision 362). */
const stepSettings = z.strictObject({
  drawnAs: z.enum(stepShapes).optional(),
  lowest: text(limits.labelCharacters).optional(),
  highest: text(limits.labelCharacters).optional(),
})

/** A day, or days from today (decision 578). `dayLimitsProblem` checks which ones. */
const dayLimit = z.union([z.string(), z.number()])

const typeNames = Object.keys(fieldTypes) as [string, ...string[]]

const field = z
  .strictObject({
    id: fieldId.refine((id) => id !== submitterEmailKey, `must not be "${submitterEmailKey}"`),
    type: z.enum(typeNames, { error: `must be one of ${typeNames.join(', ')}` }),
    label: text(limits.labelCharacters),
    placeholder: text(limits.labelCharacters).optional(),
    description: text(limits.descriptionCharacters).optional(),
    markedDescription: z.literal(true).optional(),
    required: z.boolean().optional(),
    options: z.array(text(limits.labelCharacters)).max(limits.options).optional(),
    other: text(limits.labelCharacters).optional(),
    shuffle: z.boolean().optional(),
    styling: z
      .strictObject({
        width: z.enum(['full', 'half', 'third']).default('full'),
        inline: z.boolean().default(false),
      })
      .optional(),
    validation: z
      .strictObject({
        min: z.number().optional(),
        max: z.number().optional(),
        step: z.number().positive().optional(),
        pattern: text(limits.patternCharacters).optional(),
      })
      .optional(),
    earliest: dayLimit.optional(),
    latest: dayLimit.optional(),
    defaultAnswer: z
      .union([
        text(limits.answerCharacters),
        z.array(text(limits.labelCharacters)).max(limits.options),
      ])
      .optional(),
    errorText: text(limits.labelCharacters)
      .refine((message) => message.trim() !== '', 'must not be empty')
      .optional(),
    conditional: conditional.optional(),
    requiredWhen: conditional.optional(),
    optionsWhen: z
      .array(z.strictObject({ option: text(limits.labelCharacters), when: conditional }))
      .min(1)
      .max(limits.options)
      .optional(),
    pictures: z
      .array(
        z.strictObject({
          option: text(limits.labelCharacters),
          image: imageId,
          alt: text(limits.labelCharacters).optional(),
        }),
      )
      .max(limits.options)
      .optional(),
    minChoices: z.int().min(1).max(limits.options).optional(),
    maxChoices: z.int().min(1).max(limits.options).optional(),
    columns: z.int().min(1).max(3).optional(),
    prices: z
      .array(
        z.strictObject({
          option: text(limits.labelCharacters),
          price: z.int().min(1).max(maxAmount),
        }),
      )
      .min(1)
      .max(limits.options)
      .optional(),
    unit: text(limits.unitCharacters).optional(),
    payment: paymentSettings.optional(),
    fixedPrice: z.int().min(1).max(maxAmount).optional(),
    upload: uploadSettings.optional(),
    steps: stepSettings.optional(),
    ranks: z.int().min(1).max(limits.options).optional(),
    section: fieldId.optional(),
    table: fieldId.optional(),
  })
  .superRefine((one, context) => {
    const fieldType = fieldTypeOf(fieldTypes, one.type)
    const message = fieldType?.optionsProblem?.(one.options ?? []) ?? null
    if (message !== null) context.addIssue({ code: 'custom', path: ['options'], message })
    const ofOther = otherProblem(one, fieldType)
    if (ofOther !== null) context.addIssue({ code: 'custom', path: ['other'], message: ofOther })
    const ofShuffle = shuffleProblem(one, fieldType)
    if (ofShuffle !== null)
      context.addIssue({ code: 'custom', path: ['shuffle'], message: ofShuffle })
    const ofOffers = offersProblem(one, fieldType)
    if (ofOffers !== null)
      context.addIssue({ code: 'custom', path: ['optionsWhen'], message: ofOffers })
    const ofDays = dayLimitsProblem(one)
    if (ofDays !== null)
      context.addIssue({ code: 'custom', path: [ofDays.member], message: ofDays.message })
    const ofDefault = defaultAnswerProblem(one, fieldTypes)
    if (ofDefault !== null)
      context.addIssue({ code: 'custom', path: ['defaultAnswer'], message: ofDefault })
    const ofPictures = picturesProblem(one, fieldType)
    if (ofPictures !== null)
      context.addIssue({ code: 'custom', path: ['pictures'], message: ofPictures })
    for (const [member, message] of [
      ...choiceSettingProblems(one, fieldType),
      ...numberSettingProblems(one, fieldType),
      ...answerSettingProblems(one, fieldType),
    ])
      context.addIssue({ code: 'custom', path: member.split('.'), message })
  })

/** Heading, text and logic of adjacent fields, which name it in `section` (decision 430). */
const section = z.strictObject({
  id: fieldId,
  title: text(limits.labelCharacters).optional(),
  text: text(limits.descriptionCharacters).optional(),
  newPage: z.boolean().optional(),
  conditional: conditional.optional(),
})

/** Layout of adjacent choices with equal options, which name it in `table` (decision 550). */
const table = z.strictObject({
  id: fieldId,
  title: text(limits.labelCharacters).optional(),
  description: text(limits.descriptionCharacters).optional(),
})

/** A thank-you screen or redirect (decision 492). */
const ending = z.strictObject({
  id: fieldId,
  title: text(limits.labelCharacters).optional(),
  message: text(limits.descriptionCharacters).optional(),
  redirectUrl: webAddress.optional(),
  conditional: conditional.optional(),
})

/** A value that the form's address brings (decision 490). */
const hiddenField = z.strictObject({
  id: fieldId.refine((id) => id !== submitterEmailKey, `must not be "${submitterEmailKey}"`),
  name: fieldId.refine((name) => name !== submitterEmailKey, `must not be "${submitterEmailKey}"`),
  value: text(limits.hiddenCharacters).optional(),
})

/** Whole number between `least` and `most`, both inclusive. */
function whole({ least, most }: { readonly least: number; readonly most: number }) {
  return z.int().min(least).max(most)
}

const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a color such as #1f7a4d')

/** Time in UTC, from the year 2000 on. The lower limit keeps years in the range that every database supports. */
const moment = z.iso
  .datetime('must be a time in UTC, such as 2027-05-03T16:00:00Z')
  .refine((time) => time >= '2000', 'must not be before the year 2000')

const timeZone = text(64).refine(
  isTimeZone,
  'must be the name of a time zone, such as Europe/Berlin',
)

const fieldIds = z.array(fieldId).max(limits.fields)

/** Example answers with the fields that must show (decision 237). */
const scenario = z.strictObject({
  id: text(64).refine((id) => id !== '', 'must not be empty'),
  name: text(scenarioLimits.nameCharacters).refine(
    (name) => name.trim() !== '',
    'must not be empty',
  ),
  pinned: z.boolean().default(false),
  answers: answers.default({}),
  visible: fieldIds,
  unchecked: fieldIds.optional(),
})

/** Members of a form's style that a look sets. */
const lookMembers = {
  accent: color.optional(),
  background: color.optional(),
  card: color.optional(),
  dark: z.boolean().optional(),
  font: z.enum(formFonts).optional(),
  textFont: z.enum(textFonts).optional(),
  headWeight: whole(styleRanges.headWeight).optional(),
  headTrack: whole(styleRanges.headTrack).optional(),
  roundness: whole(styleRanges.roundness).optional(),
}

/** Style settings of a look (decision 269). */
export const lookStyle = z.strictObject(lookMembers)

/**
 * Settings of a form: texts, behavior, notifications, payment, style, closing rules and link preview (spec section 3).
 * Limits come from `@ramiform/core/limits`; URLs follow decision 25.
 */
export const formSettings = z.strictObject({
  title: text(limits.labelCharacters).optional(),
  description: text(limits.descriptionCharacters).optional(),
  submitButtonText: text(limits.labelCharacters).optional(),
  successMessage: text(limits.descriptionCharacters).optional(),
  redirectUrl: webAddress.optional(),
  privacyUrl: webAddress.optional(),
  collectEmail: z.boolean().optional(),
  allowMultipleSubmissions: z.boolean().optional(),
  displayStyle: z.enum(['standard', 'single-card']).optional(),
  mode: z.enum(['traditional', 'conditional']).optional(),
  language: z.enum([...languages, 'visitor']).optional(),
  advanced: z
    .strictObject({
      saveProgress: z.boolean().optional(),
      showProgressBar: z.boolean().optional(),
      requireConfirmation: z.boolean().optional(),
      autoSave: z.boolean().optional(),
    })
    .optional(),
  notifications: z
    .strictObject({
      email: mailbox.optional(),
      webhook: webAddress.optional(),
      confirmation: z.boolean().optional(),
    })
    .optional(),
  payment: z
    .strictObject({
      enabled: z.boolean().optional(),
      currency: z.enum(currencies).optional(),
      enableLink: z.boolean().optional(),
      collectShipping: z.boolean().optional(),
      collectBilling: z.boolean().optional(),
      publishableKey: text(255)
        .refine(
          (key) => key === '' || /^pk_(test|live)_\w+$/.test(key),
          'must be a publishable key, which begins with pk_test_ or pk_live_',
        )
        .optional(),
      successUrl: webAddress.optional(),
      cancelUrl: webAddress.optional(),
    })
    .optional(),
  style: z
    .strictObject({
      ...lookMembers,
      width: whole(styleRanges.width).optional(),
      density: z.enum(formDensities).optional(),
      cover: imageId.optional(),
      logo: imageId.optional(),
      madeWith: z.boolean().optional(),
      branches: z.boolean().optional(),
    })
    .optional(),
  closing: z
    .strictObject({
      at: moment.optional(),
      timeZone: timeZone.optional(),
      responses: z
        .int('must be a whole number')
        .min(1, 'must be at least 1')
        .max(
          maxClosingResponses,
          `must be no more than ${maxClosingResponses.toLocaleString('en')}`,
        )
        .optional(),
    })
    .optional(),
  linkPreview: z
    .strictObject({
      title: text(limits.labelCharacters).optional(),
      description: text(limits.descriptionCharacters).optional(),
      image: imageId.optional(),
    })
    .optional(),
  spamProtection: z.boolean().optional(),
  scenarios: z
    .array(scenario)
    .max(scenarioLimits.perForm, `must have no more than ${scenarioLimits.perForm} scenarios`)
    .refine(
      (all) => new Set(all.map(({ id }) => id)).size === all.length,
      'must not have the same id twice',
    )
    .optional(),
  ignoredFindings: z
    .array(
      z.strictObject({
        code: text(limits.labelCharacters),
        // Longer than an id: a requirement has the id of its field and a word.
        fieldId: text(80).optional(),
        rules: z.array(z.int().min(1).max(limits.rulesPerField)).max(limits.rulesPerField),
        reason: text(limits.descriptionCharacters),
        by: text(limits.labelCharacters),
        at: moment,
      }),
    )
    .max(limits.fields)
    .optional(),
})

/**
 * Schema of a form from outside: every text has a maximum length and every field id is unique. Sources: spec section 3,
 * decision 36; limits in `@ramiform/core/limits`. Unknown members are rejected.
 */
export const formSchema = z
  .strictObject({
    fields: z
      .array(field)
      .max(limits.fields, `must have no more than ${limits.fields.toLocaleString('en')} fields`),
    sections: z
      .array(section)
      .max(limits.sections, `must have no more than ${limits.sections} sections`)
      .optional(),
    tables: z
      .array(table)
      .max(limits.tables, `must have no more than ${limits.tables} tables`)
      .optional(),
    hiddenFields: z
      .array(hiddenField)
      .max(limits.hiddenFields, `must have no more than ${limits.hiddenFields} hidden fields`)
      .optional(),
    values: z
      .array(value)
      .max(limits.values, `must have no more than ${limits.values.toLocaleString('en')} values`)
      .optional(),
    endings: z
      .array(ending)
      .max(limits.endings, `must have no more than ${limits.endings} endings`)
      .optional(),
    translations: translations.optional(),
    settings: formSettings.default({}),
  })
  .superRefine(
    (
      { fields, sections = [], tables = [], hiddenFields = [], values = [], endings = [] },
      context,
    ) => {
      const seen = new Map<string, string>()
      for (const [member, all, kind] of [
        ['sections', sections, 'section'],
        ['tables', tables, 'table'],
        ['hiddenFields', hiddenFields, 'hidden field'],
        ['values', values, 'value'],
        ['endings', endings, 'ending'],
        ['fields', fields, 'field'],
      ] as const) {
        for (const [index, { id }] of all.entries()) {
          const other = seen.get(id)
          if (other !== undefined) {
            const kinds =
              other === kind
                ? `two ${kind}s`
                : `a ${kind} and ${other === 'ending' ? 'an' : 'a'} ${other}`
            const message = `${kinds} have the id "${id}"`
            context.addIssue({ code: 'custom', path: [member, index, 'id'], message })
          }
          seen.set(id, kind)
        }
      }
      const names = new Set<string>()
      for (const [index, { name }] of hiddenFields.entries()) {
        if (names.has(name)) {
          const message = `two hidden fields have the name "${name}"`
          context.addIssue({ code: 'custom', path: ['hiddenFields', index, 'name'], message })
        }
        names.add(name)
      }
      // An ending has no answer.
      const ended = new Set(endings.map(({ id }) => id))
      for (const [member, all] of [
        ['sections', sections],
        ['endings', endings],
        ['fields', fields],
      ] as const) {
        if (ended.size === 0) break
        for (const [index, part] of all.entries()) {
          for (const name of logicMembers) {
            const read = logicsIn(part as Partial<Field>, name)
              .flatMap(sourcesOf)
              .find((id) => ended.has(id))
            if (!read) continue
            const message = `a rule reads the ending "${read}"`
            context.addIssue({ code: 'custom', path: [member, index, name], message })
          }
        }
      }
      const known = new Set(sections.map(({ id }) => id))
      for (const [index, { section }] of fields.entries()) {
        if (section === undefined || known.has(section)) continue
        const message = `the form has no section with the id "${section}"`
        context.addIssue({ code: 'custom', path: ['fields', index, 'section'], message })
      }
      for (const [index, message] of strayRows(fields, tables)) {
        context.addIssue({ code: 'custom', path: ['fields', index, 'table'], message })
      }
      const used = usedTables(fields, tables)
      for (const [index, one] of tables.entries()) {
        if (used.includes(one)) continue
        const message = `the table "${one.id}" has no rows`
        context.addIssue({ code: 'custom', path: ['tables', index], message })
      }
    },
  ) satisfies z.ZodType<FormSchema>

/** Name of a form: not blank, at most `limits.labelCharacters` characters. */
export const formName = text(limits.labelCharacters).refine(
  (name) => name.trim() !== '',
  'must not be empty',
)
/** Description of a form: at most `limits.descriptionCharacters` characters, may be empty. */
export const formDescription = text(limits.descriptionCharacters)
