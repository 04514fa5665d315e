import { cpSync, mkdirSync, statSync } from 'node:fs'
import { basename, join, posix, relative } from 'node:path'
import { root } from '../shared/root.mjs'
import { prepareBase, runIn } from './container.ts'
import { readDockerfile, readIgnored } from './read-dockerfile.ts'

/** Runs the steps of the Dockerfile in folders below `target`, one for each stage, and returns the last stage. */
export async function buildImage(target, flags) {
  const isIgnored = readIgnored(join(root, '.dockerignore'))
  const roots = new Map()
  let image
  for (const [index, { name, steps }] of readDockerfile(join(root, 'Dockerfile')).entries()) {
    const stage = join(target, `stage-${index}`)
    prepareBase(stage)
    roots.set(name, stage)
    image = {
      root: stage,
      env: {},
      folder: '/',
      user: 'root',
      volume: '',
      command: [],
      healthCheck: [],
    }
    for (const step of steps) image = { ...image, ...(await run(step, image)) }
  }
  if (image === undefined) throw new Error('The Dockerfile has no stage')
  return image

  async function run(step, at) {
    const { words } = step
    const [first = ''] = words
    switch (step.keyword) {
      case 'ENV':
        return { env: { ...at.env, ...Object.fromEntries(step.text.split(' ').map(pair)) } }
      case 'WORKDIR':
        mkdirSync(join(at.root, first), { recursive: true })
        return { folder: first }
      case 'COPY':
        copy(step, at)
        return {}
      case 'RUN': {
        const { code, output } = await runIn(at.root, flags, ['sh', '-c', step.text], {
          env: { ...at.env, ...networkSettings() },
          folder: at.folder,
          user: 'root',
        })
        if (code !== 0) throw new Error(`RUN ${step.text} failed:\n${output}`)
        return {}
      }
      case 'USER':
        return { user: first }
      case 'VOLUME':
        return { volume: first }
      case 'CMD':
        return { command: words }
      case 'HEALTHCHECK':
        return { healthCheck: JSON.parse(step.text.slice(step.text.indexOf('['))) }
      case 'LABEL':
      case 'EXPOSE':
        return {}
      default:
        throw new Error(`This script cannot run ${step.keyword}. Add it.`)
    }
  }

  function copy({ words, from }, at) {
    const sources = words.slice(0, -1)
    const to = words.at(-1) ?? ''
    const target = join(at.root, posix.resolve(at.folder, to))
    const context = from === null ? root : roots.get(from)
    if (context === undefined) throw new Error(`COPY --from=${from}: no such stage`)
    for (const source of sources) {
      const path = join(context, source)
      const isInto = to.endsWith('/') && !statSync(path).isDirectory()
      cpSync(path, isInto ? join(target, basename(source)) : target, {
        recursive: true,
        verbatimSymlinks: true,
        filter: (file) => from !== null || file === root || !isIgnored(relative(root, file)),
      })
    }
  }
}

function pair(text) {
  const [name = '', value = ''] = text.split('=')
  return [name, value]
}

/** Settings with which this machine reaches its package registry. A build with an engine gets them from the engine. */
function networkSettings() {
  const names = /^(npm_config_registry|https?_proxy|no_proxy|node_extra_ca_certs|ssl_cert_file)$/i
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      names.test(name) && value !== undefined ? [[name, value]] : [],
    ),
  )
}
