// A child process that gives back each message: the least that a call between two processes can be.
process.on('message', (message) => process.send(message))
