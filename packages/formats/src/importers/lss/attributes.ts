import { limits } from '@ramiform/core/limits'
import type { LssQuestion } from './survey.ts'
import { columnOf, type Texts, textIn } from './texts.ts'

/** A setting of a question that has no language; empty without one. */
export function attribute({ attributes }: LssQuestion, name: string): string {
  const texts: Texts | undefined = attributes.get(name)
  return texts === undefined ? '' : textIn(texts, '', '')
}

/** A setting that is a number; undefined without one, and for an expression. */
export function numberOf(question: LssQuestion, name: string): number | undefined {
  const value = attribute(question, name)
  return /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : undefined
}

export const isOn = (question: LssQuestion, name: string) =>
  /^(?:1|Y)$/.test(attribute(question, name))

/** True for a question that people never see: hidden, or with a relevance that never holds. */
export function isHidden(question: LssQuestion): boolean {
  return isOn(question, 'hidden') || columnOf(question.row, 'relevance') === '0'
}

type Say = (value: string) => string

/** What is lost with a setting. Switches are on. */
const lost: Readonly<Record<string, Say>> = {
  min_answers: (value) => `It needs at least ${value} answers. This limit was not imported.`,
  max_answers: (value) => `It allows up to ${value} answers. This limit was not imported.`,
  exclude_all_others: (value) =>
    `The answer "${value}" excludes all others. This was not imported.`,
  exclude_all_others_auto: () => 'All answers exclude one of them. This was not imported.',
  array_filter: (value) =>
    `It offers only what was chosen in ${value}. This was not imported: all of it shows.`,
  array_filter_exclude: (value) =>
    `It leaves out what was chosen in ${value}. This was not imported: all of it shows.`,
  em_validation_q: (value) => `Its answer is checked by ${value}. This was not imported.`,
  em_validation_sq: (value) => `Its answers are checked by ${value}. This was not imported.`,
  min_num_value: (value) => `Its numbers add up to at least ${value}. This was not imported.`,
  max_num_value: (value) => `Its numbers add up to at most ${value}. This was not imported.`,
  equals_num_value: (value) => `Its numbers add up to ${value}. This was not imported.`,
  prefix: (value) => `The text "${value}" before its input was not imported.`,
  suffix: (value) => `The text "${value}" behind its input was not imported.`,
  time_limit: (value) => `Its time limit of ${value} seconds was not imported.`,
  random_group: () => 'It is one of several questions in random order. Here the order is fixed.',
  other_comment_mandatory: () => 'Its comment is required with "Other". This was not imported.',
  other_numbers_only: () => 'Its answer "Other" is a number. This was not imported.',
  location_mapservice: () => 'It shows a map. Here it is a text.',
  slider_layout: () => 'It is a slider. Here it is a number.',
  category_separator: () => 'Its answers are in groups. Here they are one list.',
  page_break: () => 'A page break before it in printed surveys was not imported.',
  show_title: () => 'It asks for a title of each file. This was not imported.',
  show_comment: () => 'It asks for a comment on each file. This was not imported.',
  min_num_of_files: (value) => `It needs at least ${value} files. This limit was not imported.`,
}

const switches: readonly string[] = [
  'exclude_all_others_auto',
  'other_comment_mandatory',
  'other_numbers_only',
  'location_mapservice',
  'slider_layout',
  'page_break',
  'show_title',
  'show_comment',
]

/** Types that add up numbers */
const summing = 'K;:'

/** Sentences about the settings of a question that were lost. */
export function lostAttributes(question: LssQuestion): readonly string[] {
  const told: string[] = []
  for (const [name, say] of Object.entries(lost)) {
    const value = attribute(question, name)
    if (value === '' || value === '0') continue
    if (switches.includes(name) && !isOn(question, name)) continue
    if (/^m\w\w_answers$/.test(name) && 'MP'.includes(question.type) && Number(value) >= 1) continue
    if (name === 'suffix' && unitOf(question) !== '') continue
    if (name.endsWith('_num_value') && !summing.includes(question.type)) continue
    // A ranking asks for its first ranks.
    if (name === 'max_answers' && question.type === 'R' && Number(value) > 0) continue
    told.push(
      say(name === 'exclude_all_others' ? answersNamed(question, value) : value.slice(0, 200)),
    )
  }
  if (isRandom(question) && !shuffledTypes.includes(question.type))
    told.push('Its answers are in random order. Here the order is fixed.')
  for (const name of ['min_num_value_n', 'max_num_value_n'])
    if (attribute(question, name) !== '' && numberOf(question, name) === undefined)
      told.push(`Its limit ${attribute(question, name).slice(0, 200)} was not imported.`)
  return told
}

/** Texts of answers by their codes, such as `A1;A2`. */
function answersNamed({ answers, subquestions }: LssQuestion, codes: string): string {
  const parts = [...answers, ...subquestions]
  return codes
    .split(/[;,\s]+/)
    .map(
      (code) =>
        parts
          .find((one) => one.code === code)
          ?.texts.values()
          .next().value ?? code,
    )
    .join('", "')
    .slice(0, 200)
}

/** The unit behind the input of a number; empty for other questions, and for a longer text. */
export function unitOf(question: LssQuestion): string {
  const isNumber =
    'NK'.includes(question.type) ||
    ('STUQ'.includes(question.type) && isOn(question, 'numbers_only'))
  const unit = attribute(question, 'suffix').trim()
  return isNumber && unit.length <= limits.unitCharacters ? unit : ''
}

/** Types whose answers are options of one field */
const shuffledTypes = 'L!OMP'

/** True for a question whose answers, or subquestions, are in random order. */
export function isRandom(question: LssQuestion): boolean {
  return (
    isOn(question, 'random_order') ||
    ['answer_order', 'subquestion_order'].some((name) =>
      attribute(question, name).startsWith('random'),
    )
  )
}

/** Settings of the layout, which a form of ours decides itself */
const layout =
  /^(?:answer_width|array_filter_style|assessment_value|alphasort|crop_or_resize|cssclass|display_(?:columns|rows|type)|dropdown_(?:dates|prefix|prepostfix|separators|size)|fix_(?:height|width)|hide_tip|horizontal_scroll|input_size|keep_aspect|label_input_columns|choice_input_columns|printable_help|public_statistics|repeat_headings|rows|samechoiceheight|samelistheight|scale_export|show_(?:grand_total|totals)|statistics_\w+|text_input_(?:columns|width)|textarea_width|time_limit_\w+|use_dropdown|value_range_allows_missing|em_validation_\w+_tip|other_position\w*|reverse|parent_order|placeholder|printable_\w+|save_as_default|clear_default|slider_\w+|location_\w+|choice_title|rank_title|date_(?:format|min|max)|button_size|max_subquestions|min_subquestions|answer_order|subquestion_order|numbers_only|inputtype|width_entry|bootstrap_\w+|autocheck\w*|add_platform_info|hidden|random_order|other_replace_text|maximum_chars|num_value_int_only|min_num_value_n|max_num_value_n|max_num_of_files|max_filesize|allowed_filetypes|multiflexible_\w+|input_boxes|dualscale_header[AB]|equation|showpopups|commented_checkbox\w*|dropdown_\w+)$/

/** Sentences about settings that LimeSurvey or a plugin has, and that nothing here knows. */
export function unknownAttributes({ attributes }: LssQuestion): readonly string[] {
  return [...attributes].flatMap(([name, texts]) => {
    const value = textIn(texts, '', '')
    const isKnown = Object.hasOwn(lost, name) || layout.test(name)
    return isKnown || value === '' || value === '0' || value === 'N'
      ? []
      : [`Its setting "${name.slice(0, 40)}" was not imported.`]
  })
}
