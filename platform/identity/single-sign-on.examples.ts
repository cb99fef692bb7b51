import type { Examples } from '#kernel/testing/examples.ts'
import type { singleSignOnCalls } from './single-sign-on.calls.ts'

export const singleSignOnExamples: Examples<typeof singleSignOnCalls> = {
  saveIdentityProvider: () => ({
    key: 'mot',
    label: 'Serres',
    preset: 'oidc',
    clientId: null,
    issuer: 'http://127.0.0.1:1',
    appId: 'mot',
    secret: 'mot',
    mailDomains: [],
    createsUsers: false,
    active: false,
  }),
}
