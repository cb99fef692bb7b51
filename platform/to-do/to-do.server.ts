import { platformAnswers } from '#platform/platform-db.ts'
import { toDoCalls } from './to-do.calls.ts'
import { type ToDo, urgencies } from './to-do.model.ts'
import type { Looking, ToDoSource } from './to-do-source.slot.ts'

/** What is due on no day comes after what is. */
const lastDay = '9999-12-31'

/** Asks the sources one after the other, in the transaction of the request. */
export const toDoServer = (sources: readonly ToDoSource[]) =>
  platformAnswers(toDoCalls, {
    getToDo: async ({ db, rights, caller, clock, say, language }) => {
      const looking = { db, rights, caller, clock } as unknown as Looking<never>
      const found: ToDo[] = []
      for (const { applicationId, element, find } of sources) {
        if ((await rights.level(element)) < 1) continue
        for (const { what, why, ...one } of await find(looking))
          found.push({
            ...one,
            applicationId,
            what: say(language, what.label, what.values),
            why: why ? say(language, why.label, why.values) : null,
          })
      }
      return found.toSorted(
        (one, other) =>
          urgencies.indexOf(one.urgency) - urgencies.indexOf(other.urgency) ||
          (one.due ?? lastDay).localeCompare(other.due ?? lastDay),
      )
    },
  })
