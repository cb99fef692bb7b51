import { z } from 'zod'
import { role, signedIn } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { int32InText } from '#kernel/shared/int32.ts'
import { choice, type List } from '#kernel/shared/list.ts'
import { fieldsOf } from '#kernel/shared/list-of.ts'
import { pageOf } from '#kernel/shared/page.ts'
import {
  Component,
  Delegate,
  DelegatedApplication,
  DelegationSheet,
  HeldComponent,
  SelectedItem,
} from './delegation.model.ts'

const ofUser = { clientId: idOf('platform.client'), userId: idOf('platform.user') }

const delegates = {
  sorts: ['name'],
  comparedSorts: ['jobtitle', 'components', 'endsAt'],
  isSearched: true,
  tabs: 'only',
  filters: { only: choice(['holders']) },
} as const satisfies List

/**
 * Who may configure what (platform-core, section 7, under delegation/). About oneself always; about others for those who
 * administer them: to anybody else they do not exist.
 */
export const delegationCalls = calls('platform/delegation', {
  /** Numbers of the element's components that the person may configure today. */
  getUserRightsForElement: {
    method: 'GET',
    path: 'delegation/getUserRightsForElement/:elementId/:clientId/:userId',
    access: signedIn(),
    input: z.strictObject({ ...ofUser, elementId: int32InText }),
    answer: z.array(z.int()),
  },
  /** Replaces what the person holds of the element. 400 on a component of another element, a company of no scope, oneself. */
  saveDelegationForElement: {
    method: 'POST',
    path: 'delegation/saveDelegationForElement',
    access: role('adminOfClient'),
    input: z.strictObject({
      ...ofUser,
      applicationId: z.int32(),
      elementId: z.int32(),
      selectedItems: z.array(SelectedItem).max(100),
    }),
    touches: 'everything',
    answer: z.array(HeldComponent),
  },
  getDelegatedApplicationsOfUser: {
    method: 'GET',
    path: 'delegation/getDelegatedApplicationsOfUser/:clientId/:userId',
    access: signedIn(),
    input: z.strictObject(ofUser),
    answer: z.array(DelegatedApplication),
  },
  /** Companies where the person may read the element, or configure one of its components. */
  getAuthorizedCompanies: {
    method: 'GET',
    path: 'delegation/getAuthorizedCompanies/:clientId/:userId/:elementId',
    access: signedIn(),
    input: z.strictObject({ ...ofUser, elementId: int32InText }),
    answer: z.array(z.object({ id: idOf('platform.company'), name: z.string(), level: z.int() })),
  },
  canUserAccessConfigurationOfApplication: {
    method: 'GET',
    path: 'delegation/canUserAccessConfigurationOfApplication/:userId/:clientId/:applicationId',
    access: signedIn(),
    input: z.strictObject({ ...ofUser, applicationId: int32InText }),
    answer: z.object({ allowed: z.boolean() }),
  },
  /** Every component of an application, for whoever gives them. */
  getComponentsOfApplication: {
    method: 'GET',
    path: 'delegation/components/:applicationId',
    access: role('adminOfClient'),
    input: z.strictObject({ applicationId: int32InText }),
    answer: z.array(Component),
  },
  /** What the caller configures himself, in the order of the tree, of what the client has; nothing where he only reads. */
  getConfigurableApplications: {
    method: 'GET',
    path: 'delegation/configurable',
    access: role('adminOfClient', 'configurator'),
    answer: z.array(DelegatedApplication),
  },
  /** What may be given to somebody, with what he holds. */
  getDelegationSheet: {
    method: 'GET',
    path: 'delegation/sheet/:userId',
    access: role('adminOfClient'),
    input: z.strictObject({ userId: idOf('platform.user') }),
    answer: DelegationSheet,
  },
  /** People of the client, and what each holds. */
  getDelegates: {
    method: 'GET',
    path: 'delegation/people/:page/:size/:search?',
    access: role('adminOfClient'),
    list: delegates,
    input: z.strictObject({
      ...fieldsOf(delegates),
      /** Only those who hold something of that application. */
      applicationId: int32InText.optional(),
    }),
    answer: pageOf(Delegate),
  },
})
