import { useQueryClient } from '@tanstack/react-query'
import { queryOf, useSend } from '#kernel/web/api.ts'
import { setClient, setPerson, useSession } from '#kernel/web/session.ts'
import { menuCalls } from '#platform/rights/menu.calls.ts'

/** Makes this tab work in another client: its menu comes with the answer, what was known of the former is left. */
export function useChooseClient(onChosen: (person: { adminOfClient: boolean }) => unknown) {
  const cache = useQueryClient()
  const { person } = useSession()
  const { start, isSending } = useSend(menuCalls.setClient, {
    onDone: (answer, of) => {
      setClient(answer.client)
      if (person) setPerson({ ...person, adminOfClient: answer.adminOfClient })
      cache.setQueryData(queryOf(menuCalls.getModules, of).queryKey, answer)
      return onChosen(answer)
    },
  })
  const choose = (clientId: string) => {
    if (person) start({ userId: person.id, clientId })
  }
  return { choose, isChoosing: isSending }
}
