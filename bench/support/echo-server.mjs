// A loopback server that gives back each body: the least that a call over HTTP can be. Tells its port once it listens.
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'

const server = createServer(async (request, answer) => {
  answer.setHeader('content-type', 'application/json')
  answer.end(await buffer(request))
})
server.listen(0, '127.0.0.1', () => process.send(server.address().port))
