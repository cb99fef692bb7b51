import { fetchCall } from '#kernel/web/api.ts'
import { type Draft, type DraftStore, draftsInTab } from '#kernel/web/kit/drafts.ts'
import { currentSession, onSignOut } from '#kernel/web/session.ts'
import { draftsCalls } from '../drafts.calls.ts'

/** Milliseconds between two savings of one draft: a minute's typing is six small calls. */
const savesEvery = 10_000

type Waiting = { timer: ReturnType<typeof setTimeout> | undefined; draft: Draft | undefined }
const waiting = new Map<string, Waiting>()
/** What is on its way: a draft that is dropped must not come after its end. */
const underWay = new Map<string, Promise<unknown>>()
const quietly = { staysOnPage: true }

/**
 * Drafts that outlive a lost session: on the server for the client of this tab, and in the tab for what the server has
 * not been told yet. Without a client they stay in the tab.
 */
export const draftsOnServer: DraftStore = {
  async read(key) {
    const [here, there] = [await draftsInTab.read(key), hasClient() ? await readThere(key) : null]
    if (!here || !there) return here ?? there
    return Temporal.Instant.compare(here.savedAt, there.savedAt) >= 0 ? here : there
  },

  async write(key, draft) {
    await draftsInTab.write(key, draft)
    if (!hasClient()) return
    const known = waiting.get(key)
    if (known) known.draft = draft
    else await save(key, draft)
  },

  async remove(key) {
    clearTimeout(waiting.get(key)?.timer)
    waiting.delete(key)
    await draftsInTab.remove(key)
    await underWay.get(key)
    if (hasClient()) await fetchCall(draftsCalls.dropDraft, { key }, quietly).catch(() => undefined)
  },
}

const hasClient = () => currentSession().client !== null

const readThere = async (key: string): Promise<Draft | null> => {
  const { draft } = await fetchCall(draftsCalls.getDraft, { key }, quietly)
  return draft && { values: draft.values, savedAt: draft.savedAt }
}

/** At once the first time; what is typed within the next seconds goes together. */
async function save(key: string, draft: Draft) {
  waiting.set(key, { timer: setTimeout(() => saveNext(key), savesEvery), draft: undefined })
  const { pathname, search } = window.location
  const [title = ''] = document.title.split(' · ')
  const kept = { key, title, address: pathname + search, values: draft.values as never }
  const keeping = fetchCall(draftsCalls.keepDraft, kept, quietly).catch(() => undefined)
  underWay.set(key, keeping)
  await keeping
  if (underWay.get(key) === keeping) underWay.delete(key)
}

function saveNext(key: string) {
  const draft = waiting.get(key)?.draft
  waiting.delete(key)
  if (draft) void save(key, draft)
}

onSignOut(() => {
  for (const { timer } of waiting.values()) clearTimeout(timer)
  waiting.clear()
})
