import { z } from 'zod'
import { role, signedIn } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { int32InText } from '#kernel/shared/int32.ts'
import { languages } from '#kernel/shared/names.ts'
import { UserColour, VisibleColour } from './colour.model.ts'
import { ContactInformation, ContactInformationInput } from './contact-information.model.ts'
import { Notice, NoticeBody, Rgpd, RgpdInput } from './rgpd.model.ts'

const byConfigurator = { access: role('adminOfClient', 'configurator') } as const

/** What a client says once of itself (components *Couleurs*, *Coordonnées*, *RGPD*). */
export const clientSettingsCalls = calls('platform/configuration', {
  /** Everybody of the client, for who may read the element; null where no colour was chosen. */
  getColours: {
    method: 'GET',
    path: 'configuration/colours/:elementId',
    access: signedIn(),
    input: z.strictObject({ elementId: int32InText }),
    answer: z.array(UserColour),
  },
  /** Null takes it away. 400 on a colour that is not seen on the page. */
  setColour: {
    ...byConfigurator,
    method: 'PUT',
    path: 'configuration/colours',
    input: z.strictObject({ elementId: z.int32(), userId: idOf('platform.user'), color: VisibleColour.nullable() }),
    answer: z.array(UserColour),
  },
  getContactInformation: {
    method: 'GET',
    path: 'configuration/contactInformation',
    access: signedIn(),
    answer: ContactInformation,
  },
  setContactInformation: {
    ...byConfigurator,
    method: 'PUT',
    path: 'configuration/contactInformation',
    input: ContactInformationInput,
    answer: ContactInformation,
  },
  getRgpd: { method: 'GET', path: 'configuration/rgpd', access: signedIn(), answer: Rgpd },
  /** 400 past the longest time that a kind of data may be kept. */
  setRgpd: {
    ...byConfigurator,
    method: 'PUT',
    path: 'configuration/rgpd',
    touches: ['rh/retention'],
    input: RgpdInput,
    answer: Rgpd,
  },
  /** The next text of a language: those of before stay as they were read. */
  publishRgpdNotice: {
    ...byConfigurator,
    method: 'POST',
    path: 'configuration/rgpd/notices',
    status: 201,
    input: z.strictObject({ language: z.enum(languages), body: NoticeBody }),
    answer: Rgpd,
  },
  /** Every text of a language, the newest first. */
  getRgpdNotices: {
    method: 'GET',
    path: 'configuration/rgpd/notices/:language',
    access: signedIn(),
    input: z.strictObject({ language: z.enum(languages) }),
    answer: z.array(Notice),
  },
})
