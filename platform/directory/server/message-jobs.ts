/** Names of what the queue does with messages, for those who ask for it. */
export const sendMessagesName = 'send-messages'
export const testMessageName = 'send-message-test'
