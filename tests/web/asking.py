"""How a script inside a page asks the server, for all that tests let it do there."""

ASK = """
  const ask = async (method, path, body) => {
    const headers = {"content-type": "application/json"};
    const answer = await fetch(path, {method, headers, body: body && JSON.stringify(body)});
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
"""
