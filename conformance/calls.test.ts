import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { voiceOf } from '#kernel/server/road.ts'
import { type Call, fieldsOfInput, pathParameters } from '#kernel/shared/call.ts'
import { declaredCalls } from '#main/calls.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { exampleOf } from './example-of.ts'
import { callsInFiles, storiesIn, toldInTests } from './told-in-tests.ts'

const world = useOwnWorld()
const calls: { name: string; call: Call }[] = declaredCalls.flatMap(feature =>
  Object.entries(feature).map(([name, call]) => ({ name, call })),
)
const doublesIn = (words: string[]) => words.filter((word, index) => words.indexOf(word) !== index)

describe('the calls', () => {
  test('are those that the house answers, each by one handler', () => {
    const answered = world.features.flatMap(feature => Object.keys(feature.calls))
    expect(answered.sort()).toEqual(calls.map(({ name }) => name).sort())
    for (const feature of world.features) {
      expect(Object.keys(feature.handlers).sort()).toEqual(Object.keys(feature.calls).sort())
      expect(Object.values(feature.handlers).every(handler => typeof handler === 'function')).toBe(true)
    }
  })

  test('have a name and an address of their own', () => {
    expect(doublesIn(calls.map(({ name }) => name))).toEqual([])
    const shape = ({ method, path }: Call) => `${method} ${path.replace(/:\w+/g, '*')}`
    const addresses = calls.flatMap(({ call }) => [
      shape(call),
      ...(call.path.endsWith('?') ? [shape(call).replace(/\/\*\?$/, '')] : []),
    ])
    expect(doublesIn(addresses.map(address => address.replace(/\?$/, '')))).toEqual([])
  })

  test('touch rooms and applications that there are', () => {
    const rooms = calls.flatMap(({ call }) => call.room ?? [])
    const isThere = (touched: string) => rooms.some(room => room === touched || room.startsWith(`${touched}/`))
    const lost = calls.flatMap(({ name, call: { touches = [] } }) =>
      touches === 'everything'
        ? []
        : touches.filter(touched => !isThere(touched)).map(touched => `${name}: ${touched}`),
    )
    expect(lost).toEqual([])
  })

  test('say all that they take, and refuse the rest', () => {
    const careless = calls.filter(({ name, call }) => {
      if (pathParameters(call.path).some(parameter => !(parameter in fieldsOfInput(call)))) return true
      const more = call.input && z.safeParse(call.input, { ...exampleOf(name, call), nobodyKnows: 1 })
      return more && !more.error?.issues.some(({ code }) => code === 'unrecognized_keys')
    })
    expect(careless.map(({ name }) => name)).toEqual([])
  })

  test('have an example that they accept', () => {
    const withoutExample = calls.filter(
      ({ name, call }) => call.input && !z.safeParse(call.input, exampleOf(name, call)).success,
    )
    expect(
      withoutExample.map(({ name }) => name),
      'tell one in <feature>.examples.ts',
    ).toEqual([])
  })

  test('are open to everybody only where it was reviewed', () => {
    const reasons = calls.flatMap(({ name, call }) => (call.access.kind === 'open' ? [[name, call.access.reason]] : []))
    expect(Object.fromEntries(reasons)).toEqual({
      login: 'this is how a person signs in',
      enterWithDevice: 'the key that the device keeps proves which one it is',
      refreshToken: 'the refresh token, in its cookie or in the body, proves the session',
      isPasswordOfUserExpired: 'the ticket of the login, or the session, says whose password it is',
      editExpiredPassword: 'the ticket of the login proves who asks',
      askForNewPassword: 'who forgot his password cannot sign in',
      checkIfUserCanEnterCode: 'the link of the mail proves who asks',
      checkCodeForPasswordRetrieval: 'the link of the mail proves who asks',
      resetPassword: 'the link of the mail proves who asks',
      makeFirstSuperAdmin:
        'nobody can sign in before the first super admin; the code of the server’s log proves who asks',
      loginMfa: 'the ticket of the login proves that the password was right',
      enrolMfa: 'the session, or the ticket of a login that asks for a second factor, proves who enrols',
      confirmMfa: 'the session, or the ticket of a login that asks for a second factor, proves who enrols',
      getSignInProviders: 'the sign-in page shows them',
      leaveForProvider: 'a person proves to his company who he is before we know it',
      returnFromProvider: 'the cookie of the round trip and its state say whose it is',
      getSignInTransaction: 'the cookie of the round trip says whose it is',
      loginWithAzure: 'the verified round trip of this browser proves who asks',
      doesClientExist: 'an applicant has no account: he names the company of the address that he was given',
      getClientByNameNoToken: 'an applicant has no account: he names the company of the address that he was given',
      getClientLogo: 'a company shows its logo to everybody: to its people, and to who answers its job offers',
      doesInterviewExists: 'a candidate has no account: the number of his invitation says which interview it is',
      getInterviewDetailsForConfirmation:
        'a candidate has no account: the number of his invitation says which interview it is',
      confirmInterview: 'a candidate has no account: the number of his invitation says which interview it is',
      getApplicationForm: 'an applicant has no account: he names the company of the address that he was given',
      getOptionListsNoToken: 'an applicant has no account: he names the company of the address that he was given',
      getRgpdConfigurationNoToken: 'an applicant has no account: he names the company of the address that he was given',
      getCareersElementByPath: 'an applicant has no account: he names the company of the address that he was given',
      getPublicOffers: 'a job offer is for everybody: the client shows it at its address',
      getPublicOffer: 'a job offer is for everybody: the client shows it at its address',
      getOffersFeed: 'a job offer is for everybody: the client shows it at its address',
      noteOfferVisit: 'a job offer is for everybody: the client shows it at its address',
      mayApply: 'an applicant has no account: what he sends becomes an application, and tells him nothing of others',
      apply: 'an applicant has no account: what he sends becomes an application, and tells him nothing of others',
      applyBis: 'an applicant has no account: what he sends becomes an application, and tells him nothing of others',
      saveCandidateApplicationIdCard:
        'an applicant has no account: what he sends becomes an application, and tells him nothing of others',
      saveCandidateApplicationFiles:
        'an applicant has no account: what he sends becomes an application, and tells him nothing of others',
      isApplicantRegistered:
        'an applicant has no account: what he sends becomes an application, and tells him nothing of others',
      requestTicket:
        'an applicant has no account: what he sends becomes an application, and tells him nothing of others',
      getApplicantByMail: 'an applicant has no account: the key that he was given opens his own application',
      getFollowUp: 'an applicant has no account: the key that he was given opens his own application',
      answerFollowUp: 'an applicant has no account: the key that he was given opens his own application',
      chooseLanguageOfLetters: 'an applicant has no account: the key that he was given opens his own application',
      declineInterview: 'a candidate has no account: the number of his invitation says which interview it is',
      getSeasonInvitation: 'who is asked to come back has no account: the link of his mail says for which season',
      answerSeasonInvitation: 'who is asked to come back has no account: the link of his mail says for which season',
      askHiringCode:
        'who was retained has no account: the link of his mail, and the code that it sends to a new device, say who he is',
      enterHiringFile:
        'who was retained has no account: the link of his mail, and the code that it sends to a new device, say who he is',
      getHiringFileAsked:
        'who was retained has no account: the link of his mail, and the code that it sends to a new device, say who he is',
      sendHiringPiece:
        'who was retained has no account: the link of his mail, and the code that it sends to a new device, say who he is',
      sayHiringDetails:
        'who was retained has no account: the link of his mail, and the code that it sends to a new device, say who he is',
      getPieceAsked: 'who is asked for a piece may have no account: the link of his mail says which one, once',
      sendPiece: 'who is asked for a piece may have no account: the link of his mail says which one, once',
      getSigningLink:
        'who signs from outside has no account: the link of his mail, and the code that it sends, say who he is',
      askSigningCode:
        'who signs from outside has no account: the link of his mail, and the code that it sends, say who he is',
      enterSigning:
        'who signs from outside has no account: the link of his mail, and the code that it sends, say who he is',
      getSigningInside:
        'who signs from outside has no account: the link of his mail, and the code that it sends, say who he is',
      getDocumentToSign:
        'who signs from outside has no account: the link of his mail, and the code that it sends, say who he is',
      noteDocumentRead:
        'who signs from outside has no account: the link of his mail, and the code that it sends, say who he is',
      signByLink:
        'who signs from outside has no account: the link of his mail, and the code that it sends, say who he is',
      declineByLink:
        'who signs from outside has no account: the link of his mail, and the code that it sends, say who he is',
      getSealedByLink:
        'who signs from outside has no account: the link of his mail, and the code that it sends, say who he is',
      getWalls: 'a wall screen has no session: its link, which who manages lines made, shows some lines',
      readInterviewFeed: 'a calendar has no account: its address, which a recruiter made for himself, shows his talks',
      inspectRegister: 'an inspector has no account: the link that a manager gave him opens one register for a day',
      exportInspectedRegister:
        'an inspector has no account: the link that a manager gave him opens one register for a day',
      getKnownFile: 'whoever holds a sealed file may check it: a court, a bank, the next employer',
      mayVerifyFile: 'whoever holds a sealed file may check it: a court, a bank, the next employer',
      verifyFile: 'whoever holds a sealed file may check it: a court, a bank, the next employer',
      confirmMail: 'the link of the mail proves who asks',
      isApplicationUnderMaintenance: 'a closed product must be able to say that it is closed, to anybody',
      isUnderMaintenance: 'a closed product must be able to say that it is closed, to anybody',
      clientError: 'a browser that breaks says so, signed in or not',
      getPlatformStats:
        'a wall screen has no session: its link, which a super role made, proves that it may show counts',
      getClientStats: 'a wall screen has no session: its link, which a super role made, proves that it may show counts',
    })
  })

  test('that strangers may send files to say first whether they may', () => {
    const unasked = calls.filter(({ call }) => call.access.kind === 'open' && call.files && !call.filesAfter)
    expect(unasked.map(({ name }) => name)).toEqual([])
  })

  test('that ask another first share its parameters', () => {
    const parametersOf = new Map(calls.map(({ name, call }) => [name, pathParameters(call.path)]))
    for (const { call } of calls)
      if (call.filesAfter) expect(parametersOf.get(call.filesAfter)).toEqual(pathParameters(call.path))
  })

  test('speak with another voice than their access gives only where it was reviewed', () => {
    const unusual = calls.filter(
      ({ call }) => call.voice && call.voice !== voiceOf({ ...call, voice: undefined } as never),
    )
    expect(Object.fromEntries(unusual.map(({ name, call }) => [name, call.voice]))).toEqual({
      login: 'auth',
      refreshToken: 'auth',
      logout: 'auth',
      socketTicket: 'auth',
      isPasswordOfUserExpired: 'auth',
      editExpiredPassword: 'auth',
      editPassword: 'auth',
      askForNewPassword: 'auth',
      checkIfUserCanEnterCode: 'auth',
      checkCodeForPasswordRetrieval: 'auth',
      resetPassword: 'auth',
      giveTemporaryPassword: 'auth',
      makeFirstSuperAdmin: 'auth',
      loginMfa: 'auth',
      enrolMfa: 'auth',
      confirmMfa: 'auth',
      renewRecoveryCodes: 'auth',
      disableMfa: 'auth',
      resetMfa: 'auth',
      getMfa: 'auth',
      reauthenticate: 'auth',
      getSessions: 'auth',
      revokeSession: 'auth',
      getSessionEnds: 'auth',
      noteActivity: 'auth',
      logInactivityLogout: 'auth',
      getSignInProviders: 'auth',
      leaveForProvider: 'auth',
      returnFromProvider: 'auth',
      getSignInTransaction: 'auth',
      loginWithAzure: 'auth',
      getOwnIdentityProvider: 'auth',
      getIdentityProviders: 'auth',
      saveIdentityProvider: 'auth',
      getListExports: 'platform',
      createEsignPassword: 'platform',
      editEsignPassword: 'platform',
      resetEsignPassword: 'platform',
      unlockEsign: 'platform',
      getEsignProviderAccount: 'platform',
      saveEsignProviderAccount: 'platform',
      getSealingCertificates: 'platform',
      makeSealingCertificate: 'platform',
      giveSealingCertificate: 'platform',
      testSealingCertificate: 'platform',
      revokeSealingCertificate: 'platform',
      mayVerifyFile: 'auth',
      verifyFile: 'auth',
      getKnownFile: 'public',
      doesClientExist: 'public',
      getClientByNameNoToken: 'public',
      getClientLogo: 'public',
      inspectRegister: 'public',
      exportInspectedRegister: 'public',
      getApplicationForm: 'public',
      getOptionListsNoToken: 'public',
      getRgpdConfigurationNoToken: 'public',
      getPublicOffers: 'public',
      getPublicOffer: 'public',
      getOffersFeed: 'public',
      noteOfferVisit: 'public',
      mayApply: 'public',
      apply: 'public',
      applyBis: 'public',
      saveCandidateApplicationIdCard: 'public',
      saveCandidateApplicationFiles: 'public',
      requestTicket: 'public',
      getApplicantByMail: 'public',
      getFollowUp: 'public',
      answerFollowUp: 'public',
      chooseLanguageOfLetters: 'public',
      getPieceAsked: 'public',
      sendPiece: 'public',
      getEnvelopeEvidence: 'platform',
      getSigningLink: 'public',
      askSigningCode: 'public',
      enterSigning: 'public',
      getSigningInside: 'public',
      getDocumentToSign: 'public',
      noteDocumentRead: 'public',
      signByLink: 'public',
      declineByLink: 'public',
      getSealedByLink: 'public',
      doesInterviewExists: 'public',
      getInterviewDetailsForConfirmation: 'public',
      confirmInterview: 'public',
      declineInterview: 'public',
      getSeasonInvitation: 'public',
      getWalls: 'public',
      readInterviewFeed: 'public',
      answerSeasonInvitation: 'public',
      askHiringCode: 'public',
      enterHiringFile: 'public',
      getHiringFileAsked: 'public',
      sayHiringDetails: 'public',
      sendHiringPiece: 'public',
      sendPayExport: 'platform',
      getAvailableClients: 'auth',
      getActiveClients: 'auth',
      getAllClients: 'auth',
      getClientsOfAccounts: 'auth',
      getPaginatedClients: 'auth',
      getNationalities: 'none',
      getSocialCategories: 'none',
      getSignatureFigures: 'platform',
      getUserInfo: 'auth',
      getUserById: 'auth',
      editUser: 'auth',
      connectToMSAWebSite: 'platform',
      sendDpaeDataToMSAWebSite: 'platform',
      monitorFileStatus: 'platform',
      createDPAEDocument: 'platform',
      sendDpaesInBulk: 'platform',
      getMsaAccounts: 'platform',
      createMsaAccount: 'platform',
      editMsaAccount: 'platform',
      deleteMsaAccount: 'platform',
      testDpaeAccount: 'platform',
      getPayrollConnections: 'platform',
      savePayrollConnection: 'platform',
      testPayrollConnection: 'platform',
      getPayrollVariables: 'platform',
      confirmMail: 'auth',
      setClient: 'auth',
      unsetClient: 'auth',
      getModules: 'auth',
      getPaginatedUsers: 'app',
      getMemberFigures: 'app',
      getMember: 'app',
      getServicesToFill: 'app',
      createAndLinkUser: 'auth',
      resendInvitation: 'auth',
      addUserToServices: 'app',
      removeUserFromService: 'app',
      changeUserRoleForCompany: 'app',
      changeUserRoleForService: 'app',
      editMembership: 'auth',
      deleteUser: 'auth',
      getAllUsers: 'auth',
      getAccount: 'auth',
      switchAccountType: 'auth',
      enableUser: 'auth',
      editSuperFlags: 'auth',
      isUserSuperAdmin: 'auth',
      isUserSuperDev: 'auth',
      isUserAdminOfClient: 'auth',
      isUserManagerOfCompany: 'auth',
      canUserAccessElement: 'auth',
      canUserWriteInElement: 'auth',
      getMenuForModule: 'auth',
      getAuthorizationsForAppMenu: 'auth',
      getConnectedUsersByServices: 'auth',
      getMatrixElements: 'none',
      getAccessLevelsForElements: 'none',
      getShortcutTypes: 'none',
      clientError: 'auth',
      getPlatformStats: 'auth',
      getClientStats: 'auth',
      getSharedDevices: 'auth',
      createSharedDevice: 'auth',
      enrolSharedDevice: 'auth',
      revokeSharedDevice: 'auth',
      enterWithDevice: 'auth',
      getDisplayLinks: 'auth',
      makeDisplayLink: 'auth',
      revokeDisplayLink: 'auth',
    })
  })

  test('answer during maintenance only where it was reviewed', () => {
    expect(
      calls
        .filter(({ call }) => call.duringMaintenance)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([
      'askForNewPassword',
      'checkCodeForPasswordRetrieval',
      'checkIfUserCanEnterCode',
      'confirmMfa',
      'createMaintenance',
      'editExpiredPassword',
      'endMaintenance',
      'enrolMfa',
      'findPeopleToKeep',
      'getMaintenances',
      'getSignInProviders',
      'getSignInTransaction',
      'isApplicationUnderMaintenance',
      'isPasswordOfUserExpired',
      'isUnderMaintenance',
      'leaveForProvider',
      'login',
      'loginMfa',
      'loginWithAzure',
      'logout',
      'refreshToken',
      'resetPassword',
      'returnFromProvider',
    ])
  })

  test('are counted by address when nobody signed in makes them, but for those that an office makes at once', () => {
    expect(
      calls
        .filter(({ call }) => call.uncounted)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([
      'clientError',
      'getClientLogo',
      'getClientStats',
      'getPlatformStats',
      'getSignInProviders',
      'getSignInTransaction',
      'getWalls',
      'isApplicationUnderMaintenance',
      'isUnderMaintenance',
      'leaveForProvider',
      'login',
      'loginMfa',
      'loginWithAzure',
      'refreshToken',
      'returnFromProvider',
    ])
  })

  test('write nothing in answer to a GET, but the row of a browser that leaves for its company and comes back', () => {
    expect(
      calls
        .filter(({ call }) => call.roundTrip)
        .map(({ name, call }) => [name, call.method, call.answer])
        .sort(),
    ).toEqual([
      ['leaveForProvider', 'GET', { kind: 'redirect' }],
      ['returnFromProvider', 'GET', { kind: 'redirect' }],
    ])
  })

  test('write in answer to any other GET nothing but who was shown what', () => {
    expect(
      calls
        .filter(({ call }) => call.leavesTrace && call.method === 'GET')
        .map(({ name }) => name)
        .sort(),
    ).toEqual([
      'exportCandidate',
      'exportEmployee',
      'exportRegister',
      'getDpaeTextFile',
      'getEnvelopeDocument',
      'getEnvelopeEvidence',
      'getPermitCheckLetter',
    ])
  })

  test('write for who may but read only where they note who was shown what', () => {
    expect(
      calls
        .filter(({ call }) => call.leavesTrace)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([
      'exportCandidate',
      'exportEmployee',
      'exportRegister',
      'getDpaeSummary',
      'getDpaeTextFile',
      'getDpaeTextFiles',
      'getEnvelopeDocument',
      'getEnvelopeEvidence',
      'getPermitCheckLetter',
      'revealDocumentNumber',
      'revealEmployeeDocumentFile',
      'revealOfEmployee',
    ])
  })

  test('let who may only read in a client write nothing there but what is his own, where it was reviewed', () => {
    expect(
      calls
        .filter(({ call }) => call.whileReadOnly && call.method !== 'GET')
        .map(({ name }) => name)
        .sort(),
    ).toEqual([
      'answerBugReport',
      'askForAccess',
      'canUserSignEnvelope',
      'countEnvelopes',
      'deleteNotification',
      'deleteSavedView',
      'dropDraft',
      'editSavedView',
      'keepDraft',
      'makeInterviewFeed',
      'readAllNotifications',
      'readNotifications',
      'readPlanning',
      'saveView',
      'setFavouriteShortcuts',
      'setNotificationChoices',
      'withdrawInterviewFeed',
    ])
  })

  test('let him write outside of any client his own account alone, where it was reviewed', () => {
    expect(
      calls
        .filter(({ call: { access, method } }) => access.kind === 'signedIn' && !access.inClient && method !== 'GET')
        .map(({ name }) => name)
        .sort(),
    ).toEqual([
      'disableMfa',
      'editPassword',
      'editUser',
      'logInactivityLogout',
      'logUserAccessToModule',
      'logout',
      'noteActivity',
      'reauthenticate',
      'removePictures',
      'renewRecoveryCodes',
      'revokeSession',
      'saveEasterEggState',
      'sendBugReport',
      'setClient',
      'setLanguage',
      'socketTicket',
      'unsetClient',
      'uploadAvatar',
      'uploadProfilePicture',
    ])
  })

  test('keep no session from ending only where browsers make them by themselves', () => {
    expect(
      calls
        .filter(({ call }) => call.unattended && call.method !== 'GET')
        .map(({ name }) => name)
        .sort(),
    ).toEqual([
      'clientError',
      'dropDraft',
      'keepDraft',
      'logInactivityLogout',
      'logUserAccessToModule',
      'refreshToken',
      'socketTicket',
    ])
  })
})

describe('the tests of a room', () => {
  test('are looked for where calls are declared, and every declared call is answered', () => {
    expect(callsInFiles.map(({ name }) => name).sort()).toEqual(calls.map(({ name }) => name).sort())
  })

  test('tell each of its calls', () => {
    const silent = callsInFiles.filter(told => !toldInTests(told).isTold).map(({ name }) => name)
    expect(silent).toEqual([])
  })

  test('tell how each is refused, unless it is open', () => {
    const isOpen = (wanted: string) => calls.some(({ name, call }) => name === wanted && call.access.kind === 'open')
    const neverRefused = callsInFiles
      .filter(told => !isOpen(told.name) && !toldInTests(told).isRefused)
      .map(({ name }) => name)
    expect(neverRefused).toEqual([])
  })

  test('are read test by test', () => {
    const source =
      "test('a', () => as(x).call(rhCalls.read)); describe('b', () => { test.each([403])('c', () => as(x).call(rhCalls.write)) })"
    expect(storiesIn(source).map(({ calls: told, numbers }) => [[...told], [...numbers]])).toEqual([
      [['read'], []],
      [['write'], [403]],
    ])
    const byFunction = "const lend = who => as(who).call(rhCalls.lend); test('a', () => lend(x))"
    expect(storiesIn(byFunction).map(({ calls: told }) => [...told])).toEqual([['lend']])
    const shared = 'export async function lend(who) { return as(who).call(rhCalls.lend) }'
    expect(storiesIn("test('a', () => lend(x))", [shared]).map(({ calls: told }) => [...told])).toEqual([['lend']])
  })
})
