import { z } from 'zod'
import { role, signedInAnywhere } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { Element, ElementBranch, ElementCode, elementKinds, RoutePath } from './element.model.ts'
import { GivenName } from './name.model.ts'

const id = z.int().min(1).max(2_147_483_647)
const idInAddress = z.coerce.number<number>().int().min(1).max(2_147_483_647)

const touches = 'everything'

/**
 * The tree of elements on which rights are given (platform-core, section 7, prefix application/). What changes it takes
 * its time, client after client, and is answered once menus can be asked again.
 */
export const elementsCalls = calls('platform/applications', {
  /** `true`: the whole tree, with actions, groups of fields and what is archived; `false`: what stands in menus. */
  getElementsOfApplication: {
    method: 'GET',
    path: 'application/getElementsOfApplication/:applicationId/:flag',
    access: signedInAnywhere(),
    input: z.strictObject({ applicationId: idInAddress, flag: z.enum(['true', 'false']) }),
    answer: z.array(ElementBranch),
  },
  getElementById: {
    method: 'GET',
    path: 'application/getElementById/:id',
    access: signedInAnywhere(),
    input: z.strictObject({ id: idInAddress }),
    answer: Element,
  },
  getElementByPath: {
    method: 'GET',
    path: 'application/getElementByPath/:path+',
    access: signedInAnywhere(),
    input: z.strictObject({ path: z.string().min(1).max(300) }),
    answer: Element,
  },
  createElement: {
    method: 'POST',
    path: 'application/createElement',
    access: role('superDev'),
    outside: true,
    input: z.strictObject({
      name: GivenName,
      parentId: id,
      routePath: RoutePath,
      applicationId: id,
      elementLevelId: id,
      availableOnMobile: z.boolean(),
      kind: z.enum(elementKinds).default('PAGE'),
      /** Of an action or a group of fields. */
      code: ElementCode.optional(),
    }),
    touches,
    answer: Element,
  },
  editElement: {
    method: 'POST',
    path: 'application/editElement',
    access: role('superDev'),
    outside: true,
    input: z.strictObject({
      id,
      name: GivenName,
      routePath: RoutePath,
      availableOnMobile: z.boolean(),
      version: z.int32().optional(),
    }),
    touches,
    answer: Element,
  },
  /** With all that is below it; back, with what left at the same moment. */
  archiveElement: {
    method: 'POST',
    path: 'application/archiveElement',
    access: role('superDev'),
    outside: true,
    input: z.strictObject({ id, archived: z.boolean() }),
    touches,
    answer: Element,
  },
  /** Without `parentId`, the parent of most of them is meant. */
  editOrderOfElements: {
    method: 'POST',
    path: 'application/editOrderOfElements',
    access: role('superDev'),
    outside: true,
    input: z.strictObject({ elements: z.array(z.object({ id })).min(1).max(1_000), parentId: id.optional() }),
    touches,
    answer: z.array(Element),
  },
})
