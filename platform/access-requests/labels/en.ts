import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'access-requests.already': 'Your request has already gone out: wait a day before sending another.',
  'access-requests.ask': 'Ask for access',
  'access-requests.asked': 'Your request has been sent.',
  'access-requests.need': 'What you need',
  'access-requests.need-help': 'For example: read the schedules of the North greenhouse.',
  'access-requests.nobody': 'This client has no administrator yet: turn to the person who invited you.',
  'access-requests.nothing': 'No application is open to you yet',
  'access-requests.notification': 'Requests for access',
  'access-requests.profile': 'See my profile and choose my language',
  'access-requests.send': 'Send the request',
  'access-requests.sent': 'Request sent {{when}}. You will be told as soon as your rights change.',
  'access-requests.told': '{{person}} asks for access',
  'access-requests.told-text': 'Give this person the rights that are needed.',
  'access-requests.who':
    'Rights at {{client}} are given by {{names}}. Your applications will appear here once they are open to you.',
} satisfies Labels
