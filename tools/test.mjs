import { findChromium } from './chromium.mjs'
import { buildFrontEnd } from './front-end.mjs'
import { install } from './install.mjs'
import { orExplain } from './or-explain.mjs'
import { findPoppler } from './poppler.mjs'
import { runAll } from './run-all.mjs'
import { check, playwright, types, vitest } from './runners.mjs'

const node = await orExplain(install)
const chromium = await findChromium()
const poppler = await findPoppler()

await runAll([
  ['Types', types],
  ['Règles', () => check('Mise en forme', 'biome', ['format', '.'])],
  ['Règles', () => check('Règles d’écriture', 'oxlint', ['--deny-warnings'])],
  ['Interface', frontEnd],
  ['Documents scellés', () => ({ passed: [], failures: poppler.problem ? [poppler.problem] : [] })],
  ['Tests du serveur', () => vitest('Tests du serveur', ['--project', 'server'])],
  ['Tests des pages', () => vitest('Tests des pages', ['--project', 'web'])],
  ['Tests de conformité', () => vitest('Tests de conformité', ['--project', 'conformance'])],
  ['Parcours', journeys],
])

async function frontEnd() {
  console.log('\n— Interface')
  const isBuilt = (await buildFrontEnd(node)) === 0
  return isBuilt
    ? { passed: ['Interface'], failures: [] }
    : { passed: [], failures: ['Interface: it could not be built'] }
}

async function journeys() {
  if (chromium.path) return playwright('Parcours dans le navigateur', chromium.path)
  return { passed: [], failures: [`Parcours dans le navigateur\n${chromium.problem}`] }
}
