import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import { matchesText } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { type OwnShortcut, type Shortcut, shortcutTypes } from '../shortcut.model.ts'
import { shortcutsCalls } from '../shortcuts.calls.ts'

const typeOf = (id: number) => shortcutTypes.find(type => type.id === id) ?? shortcutTypes[0]

type Row = Omit<Shortcut, 'ShortcutType'> & { type: number }
const shortcutOf = ({ type, ...row }: Row): Shortcut => ({ ...row, ShortcutType: typeOf(type) })

/** A page of them. Words are looked for in the label and the address. */
export const pageOfShortcuts = (
  db: PlatformDb,
  asked: InputOf<typeof shortcutsCalls.getPaginatedShortcuts>,
): Promise<PageOf<Shortcut>> =>
  pageOfList(db, shortcutsCalls.getPaginatedShortcuts.list, asked, {
    from: sql`platform.shortcut s`,
    id: sql`s.id`,
    within: sql`true`,
    orders: { position: [sql`s.position`], label: [sql`kernel.normalise(s.label)`] },
    filters: {},
    matching: words => matchesText(sql`concat_ws(' ', s.label, s.url)`, words),
    rows: ids => shortcuts(db, ids),
  })

/** With the living services that see each, in the order of the menu: all, or those of these ids. */
export async function shortcuts(db: PlatformDb, ids?: readonly string[]) {
  const { rows } = await sql<Row>`
    select s.id, s.label, s.icon, s.url, s.type, s.position, s.active, s.version,
           coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name) order by v.name, v.id)
                      filter (where v.id is not null), '[]') as services
      from platform.shortcut s
      left join platform.shortcut_service l on l.client_id = s.client_id and l.shortcut_id = s.id
      left join platform.service v on v.client_id = s.client_id and v.id = l.service_id and v.archived_at is null
     where (${ids ?? null}::uuid[] is null or s.id = any(${ids ?? null}::uuid[]))
     group by s.client_id, s.id
     order by s.position, s.id`.execute(db)
  return rows.map(shortcutOf)
}

/** @throws Refusal 404 */
export async function shortcutById(db: PlatformDb, id: string): Promise<Shortcut> {
  const [found] = await shortcuts(db, [id])
  if (!found) throw notFound()
  return found
}

type OwnRow = Omit<OwnShortcut, 'ShortcutType'> & { type: number }

/** What the caller's services are laid, his favourites first. */
export async function shortcutsOfCaller(db: PlatformDb): Promise<OwnShortcut[]> {
  const { rows } = await sql<OwnRow>`
    select s.id, s.label, s.icon, s.url, s.type, f.shortcut_id is not null as favourite
      from platform.shortcut s
      left join platform.user_shortcut f
        on f.client_id = s.client_id and f.shortcut_id = s.id and f.user_id = kernel.user_id()
     where s.active
       and exists (select from platform.shortcut_service l
                     join platform.service_user m on m.client_id = l.client_id and m.service_id = l.service_id
                    where l.client_id = s.client_id and l.shortcut_id = s.id and m.user_id = kernel.user_id())
     order by f.position nulls last, s.position, s.label, s.id`.execute(db)
  return rows.map(({ type, ...row }) => ({ ...row, ShortcutType: typeOf(type) }))
}
