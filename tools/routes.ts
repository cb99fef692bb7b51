import { join } from 'node:path'
import { runnerImport } from 'vite'
import { elementPath, type ElementDeclaration } from '#kernel/shared/application.ts'
import type { Page } from '#kernel/web/pages.ts'
import { applications, platformElements } from '#main/applications.ts'
import { isPlanned } from '#platform/shell/planned.web.ts'

/** `built` is false where the page only tells its plan. */
type Route = { path: string; layout: string; element?: string; built: boolean }

const routeOfPage = (page: Page): Route => ({
  path: page.path,
  layout: page.layout,
  ...(page.element && { element: page.element }),
  built: !isPlanned(page),
})

/** An element without a page of its own is drawn by the shell: a module as its menu in cards, a page as its plan. */
const routesOfElement = (element: ElementDeclaration): Route[] => {
  const below = (element.children ?? []).flatMap(routesOfElement)
  if (element.kind !== 'MODULE' && element.kind !== 'PAGE') return below
  const own = {
    path: element.routePath,
    layout: 'content',
    element: elementPath(element),
    built: element.kind === 'MODULE',
  }
  return [own, ...below]
}

/** What the browser is given, by the bundler that finds it for the browser. */
const { module } = await runnerImport<typeof import('#main/every-page.web.ts')>(
  join(import.meta.dirname, '..', 'main', 'every-page.web.ts'),
  { logLevel: 'error' },
)
const declared = module.webRooms.flatMap(room => room.pages).map(routeOfPage)
const isDeclared = new Set(declared.map(route => route.path.toLowerCase()))
const ofElements = [...applications.map(({ root }) => root), ...platformElements]
  .flatMap(routesOfElement)
  .filter(({ path }) => !isDeclared.has(path.toLowerCase()))
const start: Route = { path: '/', layout: 'blank', built: true }
const routes = [start, ...declared, ...ofElements].sort((one, other) => one.path.localeCompare(other.path))

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(routes, null, 1))
} else {
  for (const { path, layout, element = '', built } of routes) {
    console.log(`${built ? ' ' : '·'} ${path.padEnd(88)} ${layout.padEnd(14)} ${element}`)
  }
  console.log(`\n${routes.length} routes, ${routes.filter(route => route.built).length} built (· only tells its plan)`)
}
