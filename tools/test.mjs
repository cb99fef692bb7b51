import { findChromium } from './chromium.mjs'
import { buildFrontEnd } from './front-end.mjs'
import { install } from './install.mjs'
import { orExplain } from './or-explain.mjs'
import { runAll } from './run-all.mjs'
import { check, playwright, types, vitest } from './runners.mjs'

const node = await orExplain(install)
const chromium = await findChromium()

await runAll([
  types,
  () => check('Mise en forme', 'biome', ['format', '.']),
  () => check('Règles d’écriture', 'oxlint', ['--deny-warnings']),
  () => frontEnd(),
  () => vitest('Tests'),
  () => journeys(),
])

async function frontEnd() {
  console.log('\n— Interface')
  const isBuilt = (await buildFrontEnd(node)) === 0
  return isBuilt ? { passed: 1, failures: [] } : { passed: 0, failures: ['Interface: it could not be built'] }
}

async function journeys() {
  if (chromium.path) return playwright('Parcours dans le navigateur', chromium.path)
  return { passed: 0, failures: [`Parcours dans le navigateur\n${chromium.problem}`] }
}
