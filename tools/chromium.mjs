import { installProgram, onPath, succeeds } from './machine-programs.mjs'

/** The one without windows first: it spends a fifth less on the same pages. */
const browsers = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser of the journeys: `{ path }`, or `{ problem }`, a sentence that says what to do. */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given && works(given)) return { path: given }
  if (given) return { problem: `CHROMIUM_PATH ne désigne pas un navigateur qui démarre (${given}) : corrigez-le.` }
  const path = browserOfTheMachine() ?? (await installChromium())
  return path ? { path } : { problem: noBrowser }
}

const noBrowser =
  'Les parcours demandent Chromium ou Chrome : installez-le (par exemple « sudo apt-get install chromium »), ou donnez son chemin dans CHROMIUM_PATH, puis relancez.'

/** Ubuntu has no headless shell. */
async function installChromium() {
  const isInstalled = await installProgram('Installation de Chromium pour les parcours', {
    'apt-get': [['chromium-headless-shell'], ['chromium']],
    dnf: [['chromium']],
    apk: [['chromium']],
    brew: [['--cask', 'chromium']],
  })
  return isInstalled ? browserOfTheMachine() : undefined
}

/** The package that Ubuntu calls chromium-browser is a script that only says to install a snap: it must answer. */
const browserOfTheMachine = () => browsers.map(onPath).find(path => path !== undefined && works(path))
const works = path => succeeds(path, ['--version'])
