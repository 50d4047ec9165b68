"use strict";
(() => {
  const byId = (id) => document.getElementById(id);
  const zooms = [0.125, 0.25, 0.5, 1, 2, 4, 8];
  const state = { current: null, view: "side", zoom: null, position: 50, area: -1, shown: new Set() };
  // The summary, the images, the changes in groups, and their order.
  let data = JSON.parse(byId("data").textContent);
  // A page without data requests it from its server, which asks for the token in the address.
  const server = data === null ? { token: new URLSearchParams(location.hash.slice(1)).get("t") ?? "" } : null;

  // Makes an element; text is never taken for HTML.
  function make(name, properties = {}, children = []) {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  }

  // The change or image in the middle.
  const shown = () => state.current;
  const isGroup = (entry) => entry?.images !== undefined;
  const hasBoth = () => Boolean(shown()?.reference && shown()?.actual);

  // How the image is shown: side by side alone where there is nothing to compare.
  function view() {
    if (!hasBoth() || (state.view === "difference" && !shown().difference)) return "side";
    return state.view;
  }

  const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

  function label(entry) {
    if (!isGroup(entry)) return entry.name;
    const places = entry.places > entry.images.length ? `, ${counted(entry.places, "place")}` : "";
    return `${entry.title} — ${counted(entry.images.length, "image")}${places}`;
  }

  // The rows of both images next to each other: the first row and the number of rows before, and those now.
  function bands() {
    const { reference, actual, rows } = shown();
    if (rows) return rows;
    const common = Math.min(reference.height, actual.height);
    return [
      [0, common, 0, common], [common, reference.height - common, common, 0], [common, 0, common, actual.height - common],
    ].filter((band) => band[1] + band[3] > 0);
  }

  function sizes() {
    const all = [shown().reference, shown().actual].filter(Boolean);
    const isAligned = ["slider", "onion"].includes(view());
    const height = isAligned
      ? bands().reduce((sum, band) => sum + Math.max(band[1], band[3]), 0) : Math.max(...all.map((p) => p.height));
    return { width: Math.max(...all.map((p) => p.width)), height };
  }

  function scale() {
    if (state.zoom !== null) return state.zoom;
    const { width } = sizes();
    const columns = view() === "side" && hasBoth() ? 2 : 1;
    const space = byId("stage").clientWidth - 32 - 16 * (columns - 1);
    return Math.min(isGroup(shown()) ? 2 : 1, space / (width * columns));
  }

  function image(part, label) {
    const factor = scale();
    const element = make("img", {
      alt: label, width: Math.round(part.width * factor), height: Math.round(part.height * factor), draggable: false,
    });
    if (server && !part.source.startsWith("data:")) load(part, element);
    else element.src = part.source;
    return element;
  }

  function figure(part, label) {
    const caption = `${label}, ${part.width} × ${part.height}`;
    return make("figure", {}, [make("figcaption", { textContent: caption }), image(part, label)]);
  }

  // The bands of an image. Rows that only the other image has are a gap.
  function layer(id, part, label, first) {
    const factor = scale();
    const element = make("div", { className: "layer", id });
    let y = 0;
    for (const band of bands()) {
      const [start, count, height] = [band[first], band[first + 1], Math.max(band[1], band[3])];
      const piece = make("div", { className: "band" });
      piece.style.top = `${y * factor}px`;
      piece.style.height = `${height * factor}px`;
      if (count > 0) {
        const rows = make("div", { className: "rows" }, [image(part, y === 0 ? label : "")]);
        rows.style.height = `${count * factor}px`;
        rows.firstChild.style.top = `${-start * factor}px`;
        piece.append(rows);
      }
      element.append(piece);
      y += height;
    }
    return element;
  }

  function stack() {
    const { width, height } = sizes();
    const { reference, actual } = shown();
    const layers = [layer("before", reference, "Before", 0), layer("now", actual, "Now", 2)];
    const box = make("div", { className: `stack ${view()}` }, layers);
    box.style.width = `${Math.round(width * scale())}px`;
    box.style.height = `${Math.round(height * scale())}px`;
    if (view() === "slider") {
      box.append(make("div", { className: "handle", id: "handle" }));
      const drag = (event) => {
        if (event.buttons & 1) moveTo((100 * (event.clientX - box.getBoundingClientRect().left)) / box.offsetWidth);
      };
      box.addEventListener("pointerdown", (event) => { box.setPointerCapture(event.pointerId); drag(event); });
      box.addEventListener("pointermove", drag);
    }
    return box;
  }

  function contents() {
    const { reference, actual, difference } = shown();
    if (!reference && !actual) return [];
    switch (view()) {
      case "slider": case "onion": return [stack()];
      case "difference": return [figure(difference ?? actual, "Difference")];
      default:
        return [reference && figure(reference, "Before"), actual && figure(actual, "Now")].filter(Boolean);
    }
  }

  function drawStage() {
    const stage = byId("stage");
    const parts = shown() ? contents() : [];
    if (parts.length === 0) {
      stage.replaceChildren(make("p", { className: "quiet", textContent: shown() ? "There is nothing to show." : "" }));
    } else {
      const className = `images${scale() >= 1 ? " exact" : ""}`;
      stage.replaceChildren(make("div", { className }, parts));
    }
    place();
  }

  // The left part of the slider is the image before. The position of the onion skin is the opacity of the image now.
  function place() {
    byId("position").value = state.position;
    const now = byId("now");
    if (!now) return;
    if (view() === "slider") {
      now.style.clipPath = `inset(0 0 0 ${state.position}%)`;
      byId("before").style.clipPath = `inset(0 ${100 - state.position}% 0 0)`;
      byId("handle").style.left = `${state.position}%`;
    } else {
      now.style.opacity = state.position / 100;
    }
  }

  function moveTo(position) {
    state.position = Math.min(100, Math.max(0, position));
    place();
  }

  function drawTools() {
    for (const button of byId("views").children) {
      button.setAttribute("aria-pressed", button.dataset.view === view());
      button.disabled = button.dataset.view === "difference"
        ? !hasBoth() || !shown().difference : !hasBoth() && button.dataset.view !== "side";
    }
    byId("slide").hidden = !["slider", "onion"].includes(view());
    byId("next").disabled = areas().length === 0;
    byId("zoom").textContent = state.zoom === null ? "Fit" : `${state.zoom * 100} %`;
    byId("in").disabled = state.zoom === zooms.at(-1);
    byId("out").disabled = state.zoom === zooms[0];
  }

  // The images of a change, or the changes of an image.
  function links() {
    const entry = shown();
    const entries = isGroup(entry)
      ? entry.images.map((index) => data.images[index])
      : [...new Set(entry?.areas.map((area) => data.groups[area.group]))];
    return entries.map((other) => {
      const button = make("button", { textContent: label(other) });
      button.addEventListener("click", () => select(other));
      return button;
    });
  }

  function draw() {
    const now = shown();
    byId("about").hidden = byId("tools").hidden = !now;
    byId("name").textContent = now ? label(now) : "";
    byId("messages").textContent = now?.messages?.join("\n") ?? "";
    byId("links").replaceChildren(...links());
    byId("accept").hidden = Boolean(server) || !now?.command;
    byId("command").textContent = now?.command ?? "";
    byId("copy").textContent = "Copy";
    for (const [button, entry] of state.buttons) {
      button.setAttribute("aria-current", entry === now);
      if (entry === now) button.scrollIntoView({ block: "nearest" });
    }
    drawDecision();
    drawTools();
    drawStage();
  }

  // The listed changes, and the listed images.
  function listed() {
    const words = byId("filter").value.toLowerCase().split(/\s+/);
    const matches = (text) => words.every((word) => text.toLowerCase().includes(word));
    const images = data.images.filter((entry) =>
      state.shown.has(entry.outcome) && matches(`${entry.name} ${entry.messages.join(" ")}`));
    const isListed = new Set(images);
    const groups = data.order.map((index) => data.groups[index]).filter((group) =>
      group.images.some((index) => state.shown.has(data.images[index].outcome))
        && (matches(group.title) || group.images.some((index) => isListed.has(data.images[index]))));
    return { groups, images };
  }

  function drawList() {
    const { groups, images } = listed();
    state.listed = [...groups, ...images];
    state.buttons = new Map();
    const items = (entries) => entries.map((entry) => {
      const button = make("button", {}, [make("span"), label(entry)]);
      state.buttons.set(button, entry);
      mark(button, entry);
      button.addEventListener("click", () => select(entry));
      return make("li", {}, [button]);
    });
    byId("groups").replaceChildren(...items(groups));
    byId("list").replaceChildren(...items(images));
    byId("changes").hidden = groups.length === 0;
    byId("none").hidden = images.length > 0;
    if (state.listed.length > 0 && !state.listed.includes(state.current)) select(state.listed[0]);
    else draw();
  }

  // Labels an entry of the list with its decision, or else its outcome.
  function mark(button, entry) {
    const decision = decisionOf(entry);
    const isDecided = decision && decision !== "undecided";
    const [text, name] = isDecided ? [decision, decision] : isGroup(entry) ? ["", "count"] : [entry.title, entry.outcome];
    Object.assign(button.firstChild, { className: `outcome ${name}`, textContent: text, hidden: text === "" });
  }

  function select(entry) {
    state.current = entry;
    state.area = -1;
    draw();
    byId("stage").scrollTo(0, 0);
  }

  function step(by) {
    const place = state.listed.indexOf(state.current) + by;
    if (place >= 0 && place < state.listed.length) select(state.listed[place]);
  }

  function show(name) {
    state.view = name;
    drawTools();
    drawStage();
  }

  function zoomTo(zoom) {
    state.zoom = zoom;
    drawTools();
    drawStage();
  }

  function zoomBy(direction) {
    const factor = scale();
    const next = direction > 0 ? zooms.find((z) => z > factor + 1e-6) : zooms.findLast((z) => z < factor - 1e-6);
    if (next) zoomTo(next);
  }

  const areas = () => (shown()?.areas ?? []).filter((area) => area.before || area.after);

  // Returns the row of aligned images for the top of an area.
  function alignedRow(area) {
    let y = 0;
    for (const band of bands()) {
      for (const [first, rect] of [[2, area.after], [0, area.before]]) {
        const row = rect ? rect[1] - band[first] : -1;
        if (row >= 0 && row < band[first + 1]) return y + row;
      }
      y += Math.max(band[1], band[3]);
    }
    return y;
  }

  function nextArea() {
    const all = areas();
    if (all.length === 0) return;
    state.area = (state.area + 1) % all.length;
    const area = all[state.area];
    const isSide = view() === "side";
    const rect = [...(area.after ?? area.before)];
    if (!isSide && hasBoth()) rect[1] = alignedRow(area);
    const [x, y, width, height] = rect.map((side) => side * scale());
    const stage = byId("stage");
    const images = [...stage.querySelectorAll(isSide || view() === "difference" ? "img" : ".stack")];
    const target = isSide && !area.after ? images[0] : images.at(-1);
    const origin = target.getBoundingClientRect();
    const frame = stage.getBoundingClientRect();
    stage.scrollBy(
      origin.left + x + width / 2 - frame.left - frame.width / 2,
      origin.top + y + height / 2 - frame.top - frame.height / 2);
  }

  async function copy() {
    const command = shown()?.command;
    if (!command) return;
    try {
      await navigator.clipboard.writeText(command);
    } catch {
      // Where pages from files may not use the clipboard, a selection can still be copied.
      getSelection().selectAllChildren(byId("command"));
      document.execCommand("copy");
    }
    byId("copy").textContent = "Copied";
  }

  function useTheme(name) {
    document.documentElement.dataset.theme = name;
    byId("theme").textContent = name === "dark" ? "Light" : "Dark";
  }

  const toggleTheme = () => useTheme(document.documentElement.dataset.theme === "dark" ? "light" : "dark");

  const keys = {
    j: () => step(1), ArrowDown: () => step(1), k: () => step(-1), ArrowUp: () => step(-1),
    1: () => show("side"), 2: () => show("slider"), 3: () => show("onion"), 4: () => show("difference"),
    ArrowLeft: () => moveTo(state.position - 5), ArrowRight: () => moveTo(state.position + 5),
    b: () => { if (view() !== "onion") show("onion"); moveTo(state.position > 50 ? 0 : 100); },
    a: () => inTurn(() => decide("accept")), r: () => inTurn(() => decide("reject")), u: () => inTurn(undo),
    A: () => inTurn(acceptGroup),
    "+": () => zoomBy(1), "=": () => zoomBy(1), "-": () => zoomBy(-1), 0: () => zoomTo(null),
    ".": nextArea, c: copy, t: toggleTheme, "/": () => byId("filter").focus(), "?": () => byId("keys").showModal(),
  };

  function pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || byId("keys").open) return;
    if (document.activeElement === byId("filter")) {
      if (event.key !== "Escape" && event.key !== "Enter") return;
      // Some browsers would also empty the field.
      event.preventDefault();
      byId("filter").blur();
      return;
    }
    const action = keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  // MARK: Decisions, on the page of a server

  // The decisions about images and changes, in the order of the data.
  let decisions = null;
  const history = [];
  const loaded = new Map();

  // Decides in the order of keys, even if the server is slower.
  let turns = Promise.resolve();
  function inTurn(action) { if (decisions) turns = turns.then(action); }

  function decisionOf(entry) {
    if (!decisions) return null;
    return isGroup(entry)
      ? decisions.groups[data.groups.indexOf(entry)] : decisions.images[data.images.indexOf(entry)] ?? null;
  }

  async function request(path, body) {
    const options = { headers: { "X-Tablesnap-Token": server.token }, cache: "no-store" };
    if (body) {
      Object.assign(options, { method: "POST", body: JSON.stringify(body) });
      options.headers["Content-Type"] = "application/json";
    }
    const response = await fetch(path, options);
    if (!response.ok) throw new Error(await response.text());
    return response;
  }

  // Images are requested when they are shown, with the token.
  async function load(part, element) {
    try {
      if (!loaded.has(part.source)) loaded.set(part.source, request(part.source).then((response) => response.blob()));
      const address = URL.createObjectURL(await loaded.get(part.source));
      element.addEventListener("load", () => URL.revokeObjectURL(address), { once: true });
      element.src = address;
    } catch (error) {
      loaded.delete(part.source);
      fail(error);
    }
    // The oldest ones make place for others.
    if (loaded.size > 12) loaded.delete(loaded.keys().next().value);
  }

  function fail(error) {
    byId("problem").textContent = error instanceof TypeError
      ? "The review has ended. Run tablesnap review --browser again." : error.message;
    byId("problem").hidden = false;
  }

  function drawDecision() {
    if (!decisions) return;
    const decision = decisionOf(shown());
    byId("decide").hidden = !decision;
    if (!decision) return;
    const isOpen = decision === "undecided";
    Object.assign(byId("decision"), { textContent: isOpen ? "" : decision, className: decision });
    byId("yes").disabled = byId("no").disabled = !isOpen;
    byId("undo").disabled = isOpen && history.length === 0;
    const count = (name) => decisions.images.filter((other) => other === name).length;
    byId("summary").textContent =
      `${data.summary}: ${count("accepted")} accepted, ${count("rejected")} rejected, ${count("undecided")} undecided`;
  }

  async function post(action, entry) {
    const index = isGroup(entry) ? { group: data.groups.indexOf(entry) } : { image: data.images.indexOf(entry) };
    byId("problem").hidden = true;
    try {
      decisions = await (await request("decide", { action, ...index })).json();
      if (decisions.problems.length > 0) fail(new Error(decisions.problems.join("\n")));
    } catch (error) {
      fail(error);
    }
    for (const [button, other] of state.buttons) mark(button, other);
  }

  // Decides about the shown change or image, and shows the next one without a decision.
  async function decide(action, entry = shown()) {
    if (!decisions || decisionOf(entry) !== "undecided") return;
    await post(action, entry);
    if (decisionOf(entry) !== "undecided") {
      history.push(entry);
      const place = state.listed.indexOf(shown());
      const rest = [...state.listed.slice(place), ...state.listed.slice(0, place)];
      const next = rest.find((other) => decisionOf(other) === "undecided");
      if (next) return select(next);
    }
    draw();
  }

  async function undo() {
    if (!decisions) return;
    const isOpen = decisionOf(shown()) === "undecided";
    const entry = isOpen ? history.pop() : shown();
    if (!entry) return;
    await post("undo", entry);
    if (!isOpen && history.includes(entry)) history.splice(history.lastIndexOf(entry), 1);
    select(entry);
  }

  function acceptGroup() {
    if (!decisions) return;
    const area = areas()[Math.max(0, state.area)] ?? shown()?.areas?.[0];
    return decide("accept", isGroup(shown()) || !area ? shown() : data.groups[area.group]);
  }

  async function end() {
    try {
      await request("done", {});
      document.body.replaceChildren(make("p", { className: "quiet", textContent: "The review has ended." }));
    } catch (error) {
      fail(error);
    }
  }

  async function beginWithServer() {
    document.documentElement.dataset.served = "";
    byId("done").hidden = false;
    byId("done").addEventListener("click", end);
    byId("yes").addEventListener("click", keys.a);
    byId("no").addEventListener("click", keys.r);
    byId("undo").addEventListener("click", keys.u);
    try {
      ({ data, decisions } = await (await request("data")).json());
    } catch (error) {
      document.body.replaceChildren(make("p", { className: "quiet", textContent:
        error instanceof TypeError ? "The review has ended." : error.message }));
      return;
    }
    setInterval(() => request("alive", {}).catch(() => {}), 30000);
    begin();
  }

  function begin() {
    byId("summary").textContent = data.summary;
    const outcomes = ["different", "missing", "recorded", "error", "unreferenced", "sameLayout", "same"]
      .filter((outcome) => data.images.some((entry) => entry.outcome === outcome));
    const failed = outcomes.filter((outcome) => !["sameLayout", "same"].includes(outcome));
    state.shown = new Set(failed.length > 0 ? failed : outcomes);
    byId("outcomes").append(...outcomes.map((outcome) => {
      const entries = data.images.filter((entry) => entry.outcome === outcome);
      const button = make("button", { className: outcome, textContent: `${entries.length} ${entries[0].title}` });
      button.setAttribute("aria-pressed", state.shown.has(outcome));
      button.addEventListener("click", () => {
        if (!state.shown.delete(outcome)) state.shown.add(outcome);
        button.setAttribute("aria-pressed", state.shown.has(outcome));
        drawList();
      });
      return button;
    }));
    for (const button of byId("views").children) button.addEventListener("click", () => show(button.dataset.view));
    byId("filter").addEventListener("input", drawList);
    byId("position").addEventListener("input", (event) => moveTo(Number(event.target.value)));
    byId("next").addEventListener("click", nextArea);
    byId("in").addEventListener("click", () => zoomBy(1));
    byId("out").addEventListener("click", () => zoomBy(-1));
    byId("zoom").addEventListener("click", () => zoomTo(null));
    byId("copy").addEventListener("click", copy);
    byId("theme").addEventListener("click", toggleTheme);
    byId("help").addEventListener("click", () => byId("keys").showModal());
    document.addEventListener("keydown", pressed);
    addEventListener("resize", () => { if (state.zoom === null) drawStage(); });
    const system = matchMedia("(prefers-color-scheme: dark)");
    system.addEventListener("change", () => useTheme(system.matches ? "dark" : "light"));
    useTheme(system.matches ? "dark" : "light");
    drawList();
  }

  if (server) beginWithServer();
  else begin();
})();
