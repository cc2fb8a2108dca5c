// Takes a file of saved work from a portal, and says how many bytes came. A process of its own, so that what it reads
// does not hold up anyone who measures.
const [url, token, ids] = process.argv.slice(2);
const response = await fetch(url, {
  method: 'POST',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ ids: ids.split(',') }),
});
if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
let bytes = 0;
for await (const piece of response.body) bytes += piece.length;
console.log(bytes);
