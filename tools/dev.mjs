import { install } from './install.mjs'
import { orExplain } from './or-explain.mjs'
import { run } from './run.mjs'

await orExplain(install)
const address = 'http://localhost:5173'
console.log(`Développement : ouvrez ${address} (le serveur et l’interface se rechargent à chaque changement).`)

const ending = new AbortController()
const environment = { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL ?? address }
const server = started('node', ['--watch', '--watch-preserve-output', 'main/server.ts'])
const frontEnd = started('vite', ['--port', '5173', '--strictPort', '--clearScreen', 'false'])

process.exitCode = await Promise.race([server, frontEnd])
ending.abort()
await Promise.all([server, frontEnd])

/** The end of one ends the other. */
async function started(command, words) {
  try {
    return await run(command, words, { env: environment, signal: ending.signal })
  } catch (error) {
    if (error.name !== 'AbortError') throw error
    return 0
  }
}
