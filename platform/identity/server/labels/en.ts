import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'identity.reauth-required': 'Confirm that it is you: type your password.',
  'identity.mfa-required': 'Turn on two-step verification of your account to go on.',
  'identity.mfa.wrong-code': 'This code is wrong, or has been used. Wait for the next one.',
  'identity.mfa.not-started': 'Start again: no code is expected.',
  'identity.mfa.not-enrolled': 'Two-step verification is not turned on for this account.',
  'identity.mfa.mandatory': 'Your role demands two-step verification: it cannot be turned off.',
  'identity.wrong-password': 'This is not your present password.',
  'identity.temporary-password-expired': 'Your temporary password has expired. Ask for a new one.',
  'identity.link-used': 'This link is no longer valid. Ask for a new one.',
  'identity.office-account': 'This person signs in through their company: they have no password here.',
  'identity.invite.super-role': 'This address is that of an account of the platform: it belongs to no client.',
  'identity.setup.wrong-code': 'This is not the code that the server printed when it started.',
  'identity.setup.mail-taken': 'Somebody already has an account at this address: give another one.',
  'identity.password.too-short': '{{minimum}} characters at least; a sentence will do.',
  'identity.password.too-long': '256 bytes at most: shorten your sentence.',
  'identity.password.too-common': 'This password is too common. Choose a sentence of your own.',
  'identity.password.too-close':
    'This password is too close to your name, your client or Sillon. Add words of your own.',
  'identity.password.breached': 'This password is in a stolen list. Choose another one.',
  'identity.password.unchanged': 'Choose a password that differs from the current one.',
  'identity.sso.refused': 'Signing in through your company failed. Contact your administrator.',
  'identity.provider.key-form': 'Lower-case letters, digits and hyphens: val-de-loire.',
  'identity.provider.domain-form': 'Give a mail domain: example.com.',
  'identity.provider.one-tenant':
    'Give the address of one Microsoft organisation: https://login.microsoftonline.com/(identifier)/v2.0.',
  'identity.provider.creates-in-client': 'Choose the client that new accounts will belong to.',
  'identity.provider.unknown-client': 'This client does not exist.',
  'identity.provider.domain-taken': 'One of these domains already belongs to another provider.',
  'identity.provider.no-answer':
    'No identity provider answers for this address. Check it, and that it signs with RS256 or ES256.',
  'identity.mail.frame': 'Hello {{firstname}},\n\n{{text}}\n\nSillon',
  'identity.mail.passwordReset.subject': 'Your new Sillon password',
  'identity.mail.passwordReset.text':
    'A new password was asked for on your account.\n\nOpen this page:\n{{link}}\n\nthen enter this code: {{code}}\n\nThe link and the code are good for 10 minutes. If you asked for nothing, do nothing: your password stays the same.',
  'identity.mail.passwordResetOffice.subject': 'How you sign in to Sillon',
  'identity.mail.passwordResetOffice.text':
    'A new password was asked for on your account, but you sign in to Sillon through your company: there is no password to change here.\n\nOpen this page and choose your company’s sign-in:\n{{link}}\n\nIf you asked for nothing, do nothing.',
  'identity.mail.passwordChanged.subject': 'Your Sillon password was changed',
  'identity.mail.passwordChanged.text':
    'The password of your account has just been changed, and your other sessions were closed.\n\nIf it was not you, ask for a new password from the sign-in page at once, and tell your administrator:\n{{link}}',
  'identity.mail.activation.subject': 'Your Sillon account is waiting for you',
  'identity.mail.activation.text':
    'An account was opened for you on Sillon. Choose your password on this page:\n{{link}}\n\nThe link is good for 72 hours and works once. After that, ask your administrator for another one.',
  'identity.mail.temporaryPassword.subject': 'A temporary password for Sillon',
  'identity.mail.temporaryPassword.text':
    'An administrator gave you a temporary password, and your sessions were closed. They will hand it to you themselves: it is not in this message.\n\nSign in with it within 72 hours, then choose your own:\n{{link}}\n\nIf you expected nothing, tell your administrator.',
  'identity.mail.refreshReuse.subject': 'Your Sillon session was closed for safety',
  'identity.mail.refreshReuse.text':
    'A proof of sign-in that had already been replaced was shown a second time: somebody may have copied it. Your session was closed.\n\nSign in again and, if you have doubts about your device, change your password:\n{{link}}',
  'identity.mail.mfaReset.subject': 'Your Sillon two-step sign-in was reset',
  'identity.mail.mfaReset.text':
    'An administrator reset the two-step sign-in of your account. You can set it up again on your phone once you have signed in:\n{{link}}\n\nIf you did not ask for it, tell your administrator.',
  'identity.mail.accountLinked.subject': 'Your Sillon account has a new client',
  'identity.mail.accountLinked.text':
    'One more client was linked to your account. You will find it in the choice of clients once you have signed in:\n{{link}}\n\nIf you do not know this client, tell your administrator.',
  'identity.mail.officeInvited.subject': 'Your company opens Sillon to you',
  'identity.mail.officeInvited.text':
    'An account was opened for you on Sillon. Sign in with your company account, without any other password:\n{{link}}',
  'identity.mail.superRolesChanged.subject': 'The rights of a super administrator have changed',
  'identity.mail.superRolesChanged.text':
    'The role of super administrator or super developer has just been given to or taken from {{about}}. Check it in the list of users:\n{{link}}\n\nIf this change surprises you, talk to your colleagues at once.',
  'identity.mail.mailChange.subject': 'Confirm your address for Sillon',
  'identity.mail.mailChange.text':
    'This address was given as the new address of a Sillon account. Confirm it on this page:\n{{link}}\n\nThe link is good for 24 hours. Until you confirm, the former address remains. If it was not you, do nothing.',
  'identity.mail.mailChangeAsked.subject': 'Another address was asked for your Sillon account',
  'identity.mail.mailChangeAsked.text':
    'Another address was asked for your account. It will replace this one once it is confirmed:\n{{link}}\n\nIf it was not you, change your password without delay: the request will then be worth nothing.',
} satisfies Labels
