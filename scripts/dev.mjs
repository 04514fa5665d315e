import { spawn } from 'node:child_process'
import { withNode } from './shared/with-node.mjs'

// `npm run dev`: when files change, restarts the server, reloads the app and rebuilds the public form.
await withNode(import.meta.url, async () => {
  const { installPackages } = await import('./shared/install-packages.mjs')
  const { buildWeb } = await import('./shared/build-web.mjs')
  const { root } = await import('./shared/root.mjs')
  await installPackages()
  await buildWeb()

  const watched = ['vite', 'build', '--watch', '--config']
  const publicForm = [...watched, 'vite.public-form.config.ts']
  // People and sign-in use port 5173, where Vite proxies to the server.
  process.env.PUBLIC_URL ??= 'http://localhost:5173'
  const programs = [
    start('node', ['--watch', 'apps/server/src/main.ts'], root),
    start('npx', ['react-router', 'dev'], `${root}/apps/web`),
    start('npx', publicForm, `${root}/apps/web`),
    start('npx', [...publicForm, '--ssr'], `${root}/apps/web`),
    start('npx', [...watched, 'vite.embed.config.ts'], `${root}/apps/web`),
  ]
  // If one process ends, the others end too, so no port stays in use.
  for (const program of programs) program.on('exit', stop)
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)

  function start(command, args, cwd) {
    return spawn(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' })
  }
  function stop() {
    for (const program of programs) program.kill()
  }
})
