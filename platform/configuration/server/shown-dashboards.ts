import type { Rights } from '#kernel/server/answers.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { ShownDashboard, ShownTile, Tile, TileSize } from '../dashboard.model.ts'
import type { DashboardPanel } from '../dashboard-panel.slot.ts'
import { dashboardsOf, servicesOfPerson } from './dashboards.queries.ts'

type Reader = { db: PlatformDb; rights: Rights; language: Language; userId: string; isAdmin: boolean }

/** The dashboards of the reader's services, each with the tiles that he may read; an admin sees every one. */
export async function shownDashboards(
  reader: Reader,
  elementId: number,
  panels: readonly DashboardPanel[],
): Promise<ShownDashboard[]> {
  const { db, language, userId, isAdmin } = reader
  const readable = await readablePanels(reader, panels)
  const shown = (tiles: readonly Tile[]) => tiles.flatMap(tile => shownTile(tile, readable, language))
  const made = await dashboardsOf(db, elementId)
  if (made.length === 0)
    return readable.length > 0 ? [{ id: null, name: null, tiles: shown(usualTiles(readable)) }] : []
  const own = await servicesOfPerson(db, userId)
  return made
    .filter(({ services }) => isAdmin || services.length === 0 || services.some(({ id }) => own.has(id)))
    .map(({ id, name, tiles }) => ({ id, name, tiles: shown(tiles) }))
}

async function readablePanels({ rights }: Reader, panels: readonly DashboardPanel[]) {
  const levels = await Promise.all(panels.map(({ element }) => rights.level(element)))
  return panels.filter((_, index) => (levels[index] ?? 0) > 0)
}

function shownTile(tile: Tile, panels: readonly DashboardPanel[], language: Language): ShownTile[] {
  const panel = panels.find(({ key }) => key === tile.panel)
  return panel ? [{ ...tile, label: panel.label[language], kind: panel.kind, heeds: [...panel.heeds] }] : []
}

const usualTiles = (panels: readonly DashboardPanel[]): Tile[] =>
  panels.map(({ key, kind }, index) => ({
    id: String(index).padStart(8, '0'),
    panel: key,
    size: usualSize(kind),
    filters: { companyId: null },
  }))

const usualSize = (kind: DashboardPanel['kind']): TileSize => (kind === 'number' ? 'small' : 'medium')
