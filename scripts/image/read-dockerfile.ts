import { readFileSync } from 'node:fs'
import { type Copy, DockerfileParser, type JSONInstruction } from 'dockerfile-ast'

/** One instruction of a Dockerfile, without comments and line continuations. */
export interface Step {
  readonly keyword: string
  /** The words after the keyword and its flags. Of `["a", "b"]`, the texts of the list. */
  readonly words: readonly string[]
  /** Everything after the keyword. */
  readonly text: string
  /** The stage in `--from`. */
  readonly from: string | null
}

/** One stage, from its FROM to the next. */
export interface Stage {
  readonly base: string
  readonly name: string
  readonly steps: readonly Step[]
}

export function readDockerfile(path: string): readonly Stage[] {
  const stages: { base: string; name: string; steps: Step[] }[] = []
  for (const instruction of DockerfileParser.parse(readFileSync(path, 'utf8')).getInstructions()) {
    const keyword = instruction.getKeyword()
    const words = instruction.getArguments().map((word) => word.getValue())
    if (keyword === 'FROM') {
      stages.push({ base: words[0] ?? '', name: words[2] ?? '', steps: [] })
      continue
    }
    const list = 'getJSONStrings' in instruction ? (instruction as JSONInstruction) : null
    const texts = list?.getJSONStrings().map((text) => JSON.parse(text.getValue()) as string) ?? []
    const flags = list === null ? [] : list.getFlags().map((flag) => flag.toString())
    const from =
      keyword === 'COPY' ? ((instruction as Copy).getFromFlag()?.getValue() ?? null) : null
    stages.at(-1)?.steps.push({
      keyword,
      words: texts.length > 0 ? texts : words.filter((word) => !flags.includes(word)),
      text: instruction.getArgumentsContent() ?? '',
      from,
    })
  }
  return stages
}

/** Tells which paths of the repository a build can see. The last matching line of .dockerignore decides. */
export function readIgnored(path: string): (file: string) => boolean {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({
      isIgnored: !line.startsWith('!'),
      pattern: asExpression(line.replace(/^!/, '')),
    }))
  return (file) => {
    const parts = file.split('/')
    const paths = parts.map((_part, index) => parts.slice(0, index + 1).join('/'))
    const line = lines.findLast(({ pattern }) => paths.some((one) => pattern.test(one)))
    return line?.isIgnored ?? false
  }
}

/** Unlike a shell, Docker lets a star match names that start with a dot. */
function asExpression(pattern: string): RegExp {
  const parts = { '**/': '(.*/)?', '**': '.*', '*': '[^/]*', '.': '\\.' }
  const text = pattern.replaceAll(/\*\*\/|\*\*|\*|\./g, (part) => parts[part as keyof typeof parts])
  return new RegExp(`^${text}$`)
}
