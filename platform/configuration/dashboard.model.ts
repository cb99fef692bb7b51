import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import type { Span } from './period.model.ts'

export const panelKinds = ['number', 'list', 'bars', 'line', 'pie'] as const
export type PanelKind = (typeof panelKinds)[number]

/** `to`: the list behind the figure. A null label is what belongs nowhere; a line's label is a day. */
export const PanelPoint = z.object({ label: z.string().nullable(), value: z.number(), to: z.string().nullable() })
export type PanelPoint = z.output<typeof PanelPoint>

/** What a whole page of dashboards is narrowed by. */
export const pageFilters = ['company', 'site', 'period'] as const
export type PageFilter = (typeof pageFilters)[number]

/** Keeps what one tile counts to one company, whatever the page is narrowed to; null follows the page. */
export const TileFilters = z.strictObject({ companyId: idOf('platform.company').nullable() })

/** null is all that the reader may see. */
export type PanelFilters = { companyId: string | null; siteId: string | null; span: Span }

export const DashboardSite = z.object({ id: idOf('rh.site'), name: z.string() })
export type DashboardSite = z.output<typeof DashboardSite>

export const Panel = z.object({ key: z.string(), label: z.string(), kind: z.enum(panelKinds) })
export type Panel = z.output<typeof Panel>

/** In columns of a row of four. */
export const tileSizes = ['small', 'medium', 'large'] as const
export type TileSize = (typeof tileSizes)[number]

export const mostTiles = 30

export const Tile = z.strictObject({
  id: z.string().regex(/^[a-z0-9]{8}$/),
  panel: z.string().max(80),
  size: z.enum(tileSizes),
  filters: TileFilters,
})
export type Tile = z.output<typeof Tile>

export const Dashboard = z.object({
  id: idOf('platform.dashboard'),
  elementId: z.int32(),
  name: z.string(),
  /** Whose dashboard it is; everybody's where it names none. */
  services: z.array(z.object({ id: idOf('platform.service'), name: z.string(), company: z.string() })),
  tiles: z.array(Tile),
  order: z.int(),
  version: z.int32(),
})
export type Dashboard = z.output<typeof Dashboard>

export const ShownTile = Tile.extend({
  label: z.string(),
  kind: z.enum(panelKinds),
  /** Filters of the page that change what it shows. */
  heeds: z.array(z.enum(pageFilters)),
})
export type ShownTile = z.output<typeof ShownTile>

/** A dashboard as one reads it. `id` null: the usual one of an application for which none was made. */
export const ShownDashboard = z.object({
  id: idOf('platform.dashboard').nullable(),
  name: z.string().nullable(),
  tiles: z.array(ShownTile),
})
export type ShownDashboard = z.output<typeof ShownDashboard>
