/** What a person had typed in a form that he left. */
export type Draft = { values: Record<string, unknown>; savedAt: string }

export type DraftStore = {
  read(key: string): Promise<Draft | null>
  write(key: string, draft: Draft): Promise<void>
  remove(key: string): Promise<void>
}

const named = (key: string) => `draft.${key}`

/** Keeps drafts in the tab: they outlive a reload, not a logout. */
export const draftsInTab: DraftStore = {
  read: async key => JSON.parse(sessionStorage.getItem(named(key)) ?? 'null'),
  write: async (key, draft) => sessionStorage.setItem(named(key), JSON.stringify(draft)),
  remove: async key => sessionStorage.removeItem(named(key)),
}

let store = draftsInTab

export const drafts = (): DraftStore => store

/** The platform keeps drafts on the server instead, so that they outlive a lost session. */
export const keepDraftsIn = (other: DraftStore) => {
  store = other
}

const beingSaved = new Map<string, Promise<unknown>>()

/**
 * What was typed under a key and left. A form that takes the place of one that is just saving waits for the end of it:
 * what is saved is no draft any more.
 */
export async function readDraft(key: string): Promise<Draft | null> {
  await beingSaved.get(key)
  return store.read(key)
}

/** Saves what a draft holds, and forgets the draft with it; a save that fails leaves it. */
export async function saveDrafted<Saved>(key: string, save: () => Promise<Saved> | Saved): Promise<Saved> {
  const saving = (async () => {
    const saved = await save()
    await store.remove(key)
    return saved
  })()
  beingSaved.set(
    key,
    saving.catch(() => undefined),
  )
  return saving.finally(() => beingSaved.delete(key))
}
