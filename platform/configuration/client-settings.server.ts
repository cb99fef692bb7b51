import { notFound } from '#kernel/server/errors.ts'
import type { Knowledge } from '#platform/delegation/delegation.server.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { clientSettingsCalls } from './client-settings.calls.ts'
import { coloursOf, setColour } from './server/colours.ts'
import { contactInformation, setContactInformation } from './server/contact-information.ts'
import { requireComponent } from './server/require-component.ts'
import { noticesIn, publishNotice, rgpd, setRgpd } from './server/rgpd.ts'

export const clientSettingsServer = (knowledge: Knowledge) =>
  platformAnswers(clientSettingsCalls, {
    getColours: async ({ db, clock, rights }, { elementId }) => {
      const path = knowledge.catalogue.pathOf(elementId)
      if (path === undefined || (await rights.level(path)) < 1) throw notFound()
      return coloursOf(db, elementId, clock.now())
    },

    setColour: async (given, chosen) => {
      await requireComponent(given, knowledge, { kind: 'colours', elementId: chosen.elementId })
      await setColour(given, chosen)
      return coloursOf(given.db, chosen.elementId, given.clock.now())
    },

    getContactInformation: ({ db }) => contactInformation(db),

    setContactInformation: async (given, said) => {
      await requireComponent(given, knowledge, { kind: 'contactInformation' })
      return setContactInformation(given, said)
    },

    getRgpd: ({ db }) => rgpd(db),

    setRgpd: async (given, decided) => {
      await requireComponent(given, knowledge, { kind: 'rgpd' })
      return setRgpd(given, decided)
    },

    publishRgpdNotice: async (given, notice) => {
      await requireComponent(given, knowledge, { kind: 'rgpd' })
      await publishNotice(given, notice)
      return rgpd(given.db)
    },

    getRgpdNotices: ({ db }, { language }) => noticesIn(db, language),
  })
