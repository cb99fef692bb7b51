import type { ComponentType } from 'react'
import type { Role } from '#kernel/shared/access.ts'
import type { LabelModules } from '#kernel/shared/labels.ts'
import type { Filled } from '#kernel/shared/offer.ts'

/** The brief's layouts; the shell draws them. */
export type LayoutName = 'blank' | 'content' | 'appBarOnly' | 'superAdmin' | 'adminOfClient' | 'superDev' | 'applicants'

export type PageParameters = Readonly<Record<string, string | undefined>>
export type Visit = { parameters: PageParameters; url: URL }

/** Where to go instead of the page, or nothing when it may be entered. */
export type Guard = (asked: Visit) => string | undefined | Promise<string | undefined>

/** A page as its room declares it: data, until somebody goes there. */
export type Page = {
  /** React Router's writing, with leading slash: `/RH/gestion_du_personnel/salaries/:employeeId`. */
  path: string
  layout: LayoutName
  /** Label of the page's name: tab of the browser, breadcrumb, menu. */
  title: string
  /** Name of the route for the shell's menus, where the brief names one. */
  name?: string
  /** The element whose right opens the page, by its path. The shell's guard judges it. */
  element?: string
  /** The roles of which one opens the page; those of a client, in the client of the tab. The shell's guard judges it. */
  roles?: readonly Role[]
  /** A condition of this page alone, after the shell's. */
  guard?: Guard
  load: () => Promise<ComponentType>
}

/**
 * What a room brings to the browser. Its texts come with the first of its pages that is opened.
 * Only the application's number, not its tree of elements: the server hands out the menu.
 */
export type WebRoom = RoomOfPages & {
  /** What it brings to places that other rooms keep. */
  fills?: readonly Filled[]
}

/** A room that has nothing but pages may come with the first of their addresses. */
export type RoomOfPages = {
  applicationId?: number
  labels: readonly LabelModules[]
  pages: readonly Page[]
}
